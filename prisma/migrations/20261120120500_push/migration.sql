-- AlterTable
ALTER TABLE "users" ADD COLUMN "push_orders" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN "push_answers" BOOLEAN NOT NULL DEFAULT true;

-- Nothing wrote a subscription before this; whatever is there belongs to no session.
DELETE FROM "push_subscriptions";

-- AlterTable
ALTER TABLE "push_subscriptions" ADD COLUMN "session_hash" BYTEA NOT NULL;

-- CreateIndex
CREATE INDEX "push_subscriptions_session_hash_idx" ON "push_subscriptions"("session_hash");

-- AddForeignKey
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_hash_fkey" FOREIGN KEY ("session_hash") REFERENCES "sessions"("token_hash") ON DELETE CASCADE ON UPDATE CASCADE;
