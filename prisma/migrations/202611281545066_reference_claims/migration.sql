-- A customer's transfer number is a claim: since when it stands, and what was due when it was given.
ALTER TABLE "orders" ADD COLUMN "payment_reference_at" TIMESTAMPTZ(3), ADD COLUMN "payment_reference_amount" INTEGER;

-- Two orders may name one number, a person decides (decision 0053); who looks for its holders needs an index still.
DROP INDEX "orders_payment_reference_key";
CREATE INDEX "orders_payment_reference_idx" ON "orders"("payment_method", fold_reference("payment_reference"))
  WHERE payment_reference IS NOT NULL AND payment_method <> 'cash';

-- The delivery charge of what the customer last ordered, so that what packing did to it can be told apart.
ALTER TABLE "orders" ADD COLUMN "ordered_charge" INTEGER;
