-- AlterTable
ALTER TABLE "outbox" ADD COLUMN     "bounced_at" TIMESTAMPTZ(3),
ADD COLUMN     "delivered_at" TIMESTAMPTZ(3),
ADD COLUMN     "fallback" TEXT,
ADD COLUMN     "message_id" TEXT,
ADD COLUMN     "read_at" TIMESTAMPTZ(3),
ADD COLUMN     "told_at" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "outbox_message_id_idx" ON "outbox"("message_id");
