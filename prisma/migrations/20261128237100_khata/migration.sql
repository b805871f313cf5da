-- Khata: what a customer owes the shop (decision 0059).
ALTER TYPE "payment_method" ADD VALUE 'khata';
ALTER TABLE "payments" DROP CONSTRAINT "payments_gateway_check",
  ADD CONSTRAINT "payments_gateway_check" CHECK (gateway_name IN ('jazzcash', 'easypaisa', 'cash', 'khata'));
CREATE TYPE "khata_kind" AS ENUM ('sale', 'payment', 'return', 'opening', 'correction');

ALTER TABLE "contacts" ADD COLUMN "khata_balance" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "khata_limit" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "khata_oldest_at" TIMESTAMPTZ(3),
  ADD COLUMN "khata_paid_at" TIMESTAMPTZ(3),
  ADD COLUMN "khata_reminders" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "khata_reminded_on" DATE,
  ADD COLUMN "khata_link_at" TIMESTAMPTZ(3),
  ADD CONSTRAINT "contacts_khata_check" CHECK (khata_limit BETWEEN 0 AND 100000000 AND khata_limit % 100 = 0 AND khata_balance % 100 = 0);

CREATE TABLE "khata_entries" (
  "id" BIGSERIAL NOT NULL,
  "contact_id" INTEGER NOT NULL,
  "kind" "khata_kind" NOT NULL,
  "amount" INTEGER NOT NULL,
  "balance" INTEGER NOT NULL DEFAULT 0,
  "order_id" INTEGER,
  "method" "payment_method",
  "by_user_id" INTEGER,
  "note" TEXT,
  "cause" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "khata_entries_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "khata_entries_amount_check" CHECK (amount <> 0 AND amount % 100 = 0),
  CONSTRAINT "khata_entries_kind_check" CHECK (CASE kind
    WHEN 'sale' THEN amount > 0 AND order_id IS NOT NULL
    WHEN 'return' THEN amount < 0 AND order_id IS NOT NULL
    WHEN 'payment' THEN amount < 0 AND method IS NOT NULL
    WHEN 'opening' THEN true
    ELSE note IS NOT NULL END)
);
CREATE UNIQUE INDEX "khata_entries_cause_key" ON "khata_entries"("cause");
CREATE INDEX "khata_entries_contact_id_created_at_id_idx" ON "khata_entries"("contact_id", "created_at" DESC, "id" DESC);
CREATE INDEX "khata_entries_created_at_idx" ON "khata_entries"("created_at");
CREATE INDEX "khata_entries_order_id_idx" ON "khata_entries"("order_id");
ALTER TABLE "khata_entries" ADD CONSTRAINT "khata_entries_contact_id_fkey" FOREIGN KEY ("contact_id") REFERENCES "contacts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "khata_entries" ADD CONSTRAINT "khata_entries_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TRIGGER khata_entries_append_only BEFORE DELETE OR TRUNCATE ON khata_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER khata_entries_redaction_only BEFORE UPDATE ON khata_entries FOR EACH ROW EXECUTE FUNCTION refuse_all_but_redaction('note');

-- The list of who owes: the oldest debt first, and their sum, out of the index alone.
CREATE INDEX "contacts_owing_idx" ON "contacts"("khata_oldest_at", "id") INCLUDE ("khata_balance", "khata_limit") WHERE khata_balance > 0;
-- Who hears the balance each month.
CREATE INDEX "contacts_khata_reminders_idx" ON "contacts"("id") WHERE khata_reminders;

CREATE FUNCTION khata_rupees(amount BIGINT) RETURNS TEXT LANGUAGE sql IMMUTABLE AS $$
  SELECT E'Rs.\u00A0' || trim(to_char(amount / 100, '999,999,999,990'))
$$;

-- A rule of the shop that a row breaks: the application shows its sentence by the code in the message.
CREATE FUNCTION refuse_by_rule(code TEXT, given JSONB) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rule:% %', code, given::text USING ERRCODE = 'TM001';
END $$;

-- An entry moves the balance of its contact under the lock of the contact's row, and keeps the balance after it. Goods that leave on
-- khata are refused above the limit here, whoever sends them: of two at once the second one waits for the first. The oldest debt is
-- that of the newest goods that still make up the balance, since payments go against the balance and not against bills.
CREATE FUNCTION enter_khata() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  held contacts%ROWTYPE;
  oldest TIMESTAMPTZ;
BEGIN
  SELECT * INTO held FROM contacts WHERE id = NEW.contact_id FOR NO KEY UPDATE;
  NEW.balance := held.khata_balance + NEW.amount;
  IF NEW.kind = 'sale' THEN
    IF held.blocked_at IS NOT NULL THEN
      PERFORM refuse_by_rule('contact.blocked', jsonb_build_object('name', held.name));
    ELSIF held.khata_limit = 0 THEN
      PERFORM refuse_by_rule('khata.not-allowed', jsonb_build_object('name', held.name));
    ELSIF NEW.balance > held.khata_limit THEN
      PERFORM refuse_by_rule('khata.over-limit', jsonb_build_object('name', held.name, 'amount', khata_rupees(NEW.amount),
        'owed', khata_rupees(held.khata_balance), 'limit', khata_rupees(held.khata_limit),
        'left', khata_rupees(greatest(0, held.khata_limit - held.khata_balance))));
    END IF;
  END IF;
  IF NEW.balance <= 0 THEN
    oldest := NULL;
  ELSIF NEW.amount > 0 THEN
    oldest := CASE WHEN held.khata_balance > 0 THEN least(held.khata_oldest_at, NEW.created_at) ELSE NEW.created_at END;
  ELSE
    SELECT min(debt.created_at) INTO oldest FROM (
      SELECT e.created_at, sum(e.amount) OVER (ORDER BY e.created_at DESC, e.id DESC) - e.amount AS newer
      FROM khata_entries e WHERE e.contact_id = NEW.contact_id AND e.amount > 0 AND e.created_at >= held.khata_oldest_at) AS debt
    WHERE debt.newer < NEW.balance;
    oldest := coalesce(oldest, held.khata_oldest_at);
  END IF;
  UPDATE contacts SET khata_balance = NEW.balance, khata_oldest_at = oldest,
    khata_paid_at = CASE WHEN NEW.kind = 'payment' THEN greatest(khata_paid_at, NEW.created_at) ELSE khata_paid_at END
  WHERE id = NEW.contact_id;
  RETURN NEW;
END $$;
CREATE TRIGGER khata_entries_enter BEFORE INSERT ON khata_entries FOR EACH ROW EXECUTE FUNCTION enter_khata();

-- Nothing but an entry moves a balance.
CREATE FUNCTION refuse_balance_by_hand() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION 'contacts.khata_balance follows khata_entries' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER contacts_balance_follows BEFORE UPDATE OF khata_balance ON contacts FOR EACH ROW
  WHEN (OLD.khata_balance IS DISTINCT FROM NEW.khata_balance) EXECUTE FUNCTION refuse_balance_by_hand();
CREATE TRIGGER contacts_balance_begins BEFORE INSERT ON contacts FOR EACH ROW
  WHEN (NEW.khata_balance <> 0) EXECUTE FUNCTION refuse_balance_by_hand();

-- What settles an order on khata, or goes back to it, is an entry of the customer's khata, in whole rupees: the rounded sum after it less
-- the rounded sum before it, so that a payment given back whole leaves nothing.
CREATE FUNCTION put_on_khata() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  paid payments%ROWTYPE;
  customer INTEGER;
  moved INTEGER := CASE NEW.kind WHEN 'charge' THEN NEW.amount ELSE -NEW.amount END;
  after_it BIGINT;
  rupees INTEGER;
BEGIN
  SELECT * INTO paid FROM payments WHERE id = NEW.payment_id;
  IF paid.method::text <> 'khata' THEN
    RETURN NULL;
  END IF;
  SELECT coalesce(c.merged_into_id, c.id) INTO customer FROM orders o JOIN contacts c ON c.id = o.contact_id WHERE o.id = paid.order_id;
  IF customer IS NULL THEN
    PERFORM refuse_by_rule('khata.no-contact', '{}');
  END IF;
  SELECT sum(CASE e.kind WHEN 'charge' THEN e.amount ELSE -e.amount END) INTO after_it
  FROM payment_entries e WHERE e.payment_id = NEW.payment_id AND e.id <= NEW.id;
  rupees := (floor((after_it + 50) / 100.0) - floor((after_it - moved + 50) / 100.0)) * 100;
  IF rupees <> 0 THEN
    INSERT INTO khata_entries (contact_id, kind, amount, order_id, method, by_user_id, note, cause, created_at)
    VALUES (customer, CASE WHEN rupees > 0 THEN 'sale' ELSE 'return' END::khata_kind, rupees, paid.order_id, paid.method,
      NEW.by_user_id, NEW.note, 'payment-entry-' || NEW.id, NEW.created_at);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER payment_entries_on_khata AFTER INSERT ON payment_entries FOR EACH ROW EXECUTE FUNCTION put_on_khata();

-- Money received: what settles an order on khata is none, a payment on khata is, on the day it came.
CREATE OR REPLACE FUNCTION sum_payments() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sign INTEGER := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
  INSERT INTO payment_day_sums (day, payments, completed, pending, received)
  SELECT s.day, sum(s.payments), sum(s.completed), sum(s.pending), sum(s.received_sum)
  FROM moved p, day_sum_of(p.created_at, p.status, CASE WHEN p.method::text = 'khata' THEN 0 ELSE p.received END, sign) AS s GROUP BY s.day;
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION sum_changed_payments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO payment_day_sums (day, payments, completed, pending, received)
  SELECT s.day, sum(s.payments), sum(s.completed), sum(s.pending), sum(s.received_sum)
  FROM (SELECT created_at, status, CASE WHEN method::text = 'khata' THEN 0 ELSE received END AS received, 1 AS sign FROM added
    UNION ALL SELECT created_at, status, CASE WHEN method::text = 'khata' THEN 0 ELSE received END, -1 FROM removed) AS p,
    day_sum_of(p.created_at, p.status, p.received, p.sign) AS s
  GROUP BY s.day
  HAVING (sum(s.payments), sum(s.completed), sum(s.pending), sum(s.received_sum)) <> (0, 0, 0, 0);
  RETURN NULL;
END $$;
CREATE FUNCTION sum_khata_payments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO payment_day_sums (day, payments, completed, pending, received)
  SELECT (e.created_at AT TIME ZONE 'Asia/Karachi')::date, 0, 0, 0, -sum(e.amount)
  FROM entered e WHERE e.kind = 'payment' GROUP BY 1;
  RETURN NULL;
END $$;
CREATE TRIGGER khata_entries_sum AFTER INSERT ON khata_entries REFERENCING NEW TABLE AS entered
  FOR EACH STATEMENT EXECUTE FUNCTION sum_khata_payments();
