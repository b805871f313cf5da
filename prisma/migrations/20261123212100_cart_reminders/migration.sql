-- AlterTable
ALTER TABLE "users" ADD COLUMN     "offers_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "cart_reminders" (
    "id" SERIAL NOT NULL,
    "cart_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "last_item_id" INTEGER NOT NULL,
    "by_user_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "cart_reminders_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "cart_reminders_cart_id_created_at_idx" ON "cart_reminders"("cart_id", "created_at");

-- CreateIndex
CREATE INDEX "cart_reminders_user_id_created_at_idx" ON "cart_reminders"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "cart_reminders_created_at_idx" ON "cart_reminders"("created_at");

-- AddForeignKey
ALTER TABLE "cart_reminders" ADD CONSTRAINT "cart_reminders_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
