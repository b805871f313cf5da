-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "rounding" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "rounding_step" INTEGER NOT NULL DEFAULT 0;

-- A row of the version before has no rounding and passes both.
ALTER TABLE "orders" DROP CONSTRAINT "orders_money_check",
ADD CONSTRAINT "orders_money_check" CHECK (subtotal >= 0 AND delivery_charge >= 0 AND total = subtotal + delivery_charge + rounding);
