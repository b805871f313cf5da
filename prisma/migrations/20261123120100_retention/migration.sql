-- What is forgotten by its age is found by it.
CREATE INDEX "idempotency_keys_created_at_idx" ON "idempotency_keys"("created_at");
CREATE INDEX "password_resets_expires_at_idx" ON "password_resets"("expires_at");
CREATE INDEX "notifications_read_created_at_idx" ON "notifications"("read", "created_at");
