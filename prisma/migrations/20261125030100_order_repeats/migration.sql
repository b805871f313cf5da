-- CreateTable
CREATE TABLE "order_repeats" (
    "order_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "weekday" SMALLINT NOT NULL,
    "reminded_for" DATE,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "order_repeats_pkey" PRIMARY KEY ("order_id"),
    CONSTRAINT "order_repeats_weekday_check" CHECK ("weekday" BETWEEN 0 AND 6)
);

-- CreateIndex
CREATE INDEX "order_repeats_user_id_idx" ON "order_repeats"("user_id");

-- CreateIndex
CREATE INDEX "order_repeats_weekday_idx" ON "order_repeats"("weekday");

-- AddForeignKey
ALTER TABLE "order_repeats" ADD CONSTRAINT "order_repeats_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_repeats" ADD CONSTRAINT "order_repeats_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
