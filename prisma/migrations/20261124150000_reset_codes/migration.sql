-- CreateTable
CREATE TABLE "password_reset_codes" (
    "nonce" TEXT NOT NULL,
    "request_hash" BYTEA NOT NULL,
    "user_id" INTEGER,
    "tries" SMALLINT NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "password_reset_codes_pkey" PRIMARY KEY ("nonce")
);

-- CreateIndex
CREATE UNIQUE INDEX "password_reset_codes_request_hash_key" ON "password_reset_codes"("request_hash");

-- CreateIndex
CREATE INDEX "password_reset_codes_user_id_created_at_idx" ON "password_reset_codes"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "password_reset_codes_created_at_idx" ON "password_reset_codes"("created_at");

-- AddForeignKey
ALTER TABLE "password_reset_codes" ADD CONSTRAINT "password_reset_codes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
