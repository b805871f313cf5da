-- What was received for an order, over all its payments: charges less refunds. Only the ledger of money moves it.
ALTER TABLE "orders" ADD COLUMN "received" INTEGER NOT NULL DEFAULT 0;

-- The delivery rule of the order's zone on the day of the order; unknown for older orders.
ALTER TABLE "orders" ADD COLUMN "zone_charge" INTEGER, ADD COLUMN "zone_free_above" INTEGER;

-- Why money went back: too much was received, a receipt was corrected, goods or goodwill were credited.
ALTER TABLE "payment_entries" ADD COLUMN "cause" TEXT,
  ADD CONSTRAINT "payment_entries_cause_check" CHECK (cause IS NULL OR (cause IN ('overpaid', 'corrected', 'goodwill') AND kind = 'refund'));

-- What was received in the same press as the move, so that taking the move back takes back the money.
ALTER TABLE "order_events" ADD COLUMN "received" INTEGER;

-- How the customer agreed to pay for more than was ordered, and who noted it.
ALTER TABLE "order_lines" ADD COLUMN "agreed_how" TEXT, ADD COLUMN "agreed_by_id" INTEGER;

-- A credit is a line of its own words below zero.
ALTER TABLE "order_lines" DROP CONSTRAINT "order_lines_money_check",
  ADD CONSTRAINT "order_lines_money_check" CHECK (unit_cost >= 0 AND (
    (list_price >= 0 AND unit_price >= 0 AND line_total >= 0)
    OR (kind = 'custom' AND product_id IS NULL AND unit_price < 0 AND line_total < 0)));

UPDATE "orders" o SET received = booked.amount FROM (
  SELECT p.order_id, sum(CASE e.kind WHEN 'charge' THEN e.amount ELSE -e.amount END)::int AS amount
  FROM "payment_entries" e JOIN "payments" p ON p.id = e.payment_id GROUP BY p.order_id) AS booked
WHERE booked.order_id = o.id AND booked.amount <> 0;
UPDATE "orders" SET is_paid = received >= total WHERE is_paid <> (received >= total);

-- What is still to be paid; below zero what is to be given back.
ALTER TABLE "orders" ADD COLUMN "due" INTEGER NOT NULL GENERATED ALWAYS AS (
  CASE WHEN status = 'cancelled' THEN 0 ELSE total END - received) STORED;
CREATE INDEX "orders_due_idx" ON "orders"("due");

CREATE FUNCTION book_received() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE orders o SET received = o.received + booked.amount FROM (
    SELECT p.order_id, sum(CASE e.kind WHEN 'charge' THEN e.amount ELSE -e.amount END)::int AS amount
    FROM entered e JOIN payments p ON p.id = e.payment_id GROUP BY p.order_id) AS booked
  WHERE booked.order_id = o.id;
  RETURN NULL;
END $$;
CREATE TRIGGER payment_entries_book AFTER INSERT ON payment_entries REFERENCING NEW TABLE AS entered
  FOR EACH STATEMENT EXECUTE FUNCTION book_received();

-- Paid is what is received in full, whatever the status, and nobody's word for it.
CREATE FUNCTION mark_paid() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.is_paid := NEW.received >= NEW.total;
  RETURN NEW;
END $$;
CREATE TRIGGER orders_mark_paid BEFORE INSERT OR UPDATE OF is_paid, received, total ON orders FOR EACH ROW EXECUTE FUNCTION mark_paid();

DROP TRIGGER orders_tell ON orders;
CREATE TRIGGER orders_tell AFTER UPDATE OF is_paid, received, delivery_date, scheduled_delivery_time, delivery_notes, total, acknowledged_at ON orders
  FOR EACH ROW EXECUTE FUNCTION tell_order_change();

-- One order may stand for several presses: it was placed by one, and each edit of it is another.
DROP INDEX "idempotency_keys_order_id_key";
CREATE INDEX "idempotency_keys_order_id_idx" ON "idempotency_keys"("order_id");
