-- AlterTable
ALTER TABLE "order_lines" ADD COLUMN     "discounted_by_id" INTEGER,
ADD COLUMN     "price_reason" TEXT;

-- CreateIndex
CREATE INDEX "order_lines_discounts_idx" ON "order_lines"("order_id") WHERE price_reason IS NOT NULL;
