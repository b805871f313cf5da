-- Raast carries money from bank to bank, to an id of the shop.
ALTER TYPE "payment_method" ADD VALUE 'raast';

-- The same reference, however its blanks, dashes and letters were typed.
CREATE FUNCTION fold_reference(reference text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT upper(regexp_replace(reference, '[[:space:]-]+', '', 'g')) $$;

-- One transfer pays one order. Of orders that name the same one, all but the first keep it with their number behind it.
UPDATE "orders" o SET payment_reference = o.payment_reference || ' (' || o.id || ')'
WHERE o.payment_reference IS NOT NULL AND o.payment_method <> 'cash' AND EXISTS (
  SELECT FROM "orders" f WHERE f.payment_method = o.payment_method AND f.id < o.id
    AND fold_reference(f.payment_reference) = fold_reference(o.payment_reference));
CREATE UNIQUE INDEX "orders_payment_reference_key" ON "orders"("payment_method", fold_reference("payment_reference"))
  WHERE payment_reference IS NOT NULL AND payment_method <> 'cash';
CREATE INDEX "payments_reference_idx" ON "payments"("method", fold_reference("gateway_transaction_id"))
  WHERE gateway_transaction_id IS NOT NULL;

-- What a customer changes of a pending order, the desks are told of.
CREATE TRIGGER orders_tell_customer_change
  AFTER UPDATE OF payment_reference, customer_name, customer_phone, delivery_zone, delivery_address, landmark ON orders
  FOR EACH ROW EXECUTE FUNCTION tell_order_change();
