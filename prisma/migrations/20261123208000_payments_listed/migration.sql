-- What a payment holds: its charges less its refunds. Only the ledger of money moves it, as it moves that of the order.
ALTER TABLE "payments" ADD COLUMN "received" INTEGER NOT NULL DEFAULT 0;

UPDATE "payments" p SET received = booked.amount FROM (
  SELECT payment_id, sum(CASE kind WHEN 'charge' THEN amount ELSE -amount END)::int AS amount
  FROM "payment_entries" GROUP BY payment_id) AS booked
WHERE booked.payment_id = p.id AND booked.amount <> 0;

CREATE FUNCTION book_payment_received() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE payments p SET received = p.received + booked.amount FROM (
    SELECT payment_id, sum(CASE kind WHEN 'charge' THEN amount ELSE -amount END)::int AS amount
    FROM entered GROUP BY payment_id) AS booked
  WHERE booked.payment_id = p.id;
  RETURN NULL;
END $$;
CREATE TRIGGER payment_entries_book_payment AFTER INSERT ON payment_entries REFERENCING NEW TABLE AS entered
  FOR EACH STATEMENT EXECUTE FUNCTION book_payment_received();

-- Every page of the list, its filters and its sums are read from one index, without a look at the table.
CREATE INDEX "payments_list_idx" ON "payments"("created_at" DESC, "id" DESC, "status", "gateway_name", "received", "order_id");
ALTER TABLE "payments" SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.05);

-- A search by name or by any part of a reference.
CREATE INDEX "orders_customer_name_id_idx" ON "orders"("customer_name", "id");
CREATE INDEX "payments_reference_trgm_idx" ON "payments" USING GIN (fold_reference("gateway_transaction_id") gin_trgm_ops);
CREATE INDEX "orders_payment_reference_trgm_idx" ON "orders" USING GIN (fold_reference("payment_reference") gin_trgm_ops);
