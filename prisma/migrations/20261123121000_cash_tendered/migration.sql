-- Of cash received over the counter: what the customer handed over, and what they got back. Null for every other entry.
ALTER TABLE "payment_entries" ADD COLUMN "tendered" INTEGER, ADD COLUMN "change" INTEGER,
  ADD CONSTRAINT "payment_entries_tendered_check" CHECK (
    (tendered IS NULL AND change IS NULL)
    OR (tendered IS NOT NULL AND change IS NOT NULL AND kind = 'charge' AND change >= 0 AND tendered - change = amount));
