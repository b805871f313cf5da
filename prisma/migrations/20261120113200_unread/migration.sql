-- CreateIndex
-- Every page counts what a customer has not read.
CREATE INDEX "notifications_user_id_read_idx" ON "notifications"("user_id", "read");
