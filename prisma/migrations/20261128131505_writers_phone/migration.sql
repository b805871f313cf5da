-- AlterTable
ALTER TABLE "contact_messages" ADD COLUMN "phone" TEXT;

-- AlterTable
ALTER TABLE "user_suggestions" ADD COLUMN "phone" TEXT;

-- CreateIndex
CREATE INDEX "contact_messages_phone_searched_idx" ON "contact_messages" USING GIN ("phone" gin_trgm_ops);
