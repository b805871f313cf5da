-- AlterTable
ALTER TABLE "payment_entries" ADD COLUMN     "method" "payment_method";
