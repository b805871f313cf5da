-- How an account was reached before a change, for 72 hours in which its owner may take it back; codes that confirm a signed-in person (decisions 37).
ALTER TABLE "password_reset_codes" ADD COLUMN     "confirms_identity" BOOLEAN NOT NULL DEFAULT false;

CREATE TABLE "identity_changes" (
    "id" SERIAL NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "user_id" INTEGER NOT NULL,
    "change" TEXT NOT NULL,
    "phone" TEXT,
    "phone_proved_at" TIMESTAMPTZ(3),
    "email" TEXT,
    "email_proved_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "undone_at" TIMESTAMPTZ(3),

    CONSTRAINT "identity_changes_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "identity_changes_token_hash_key" ON "identity_changes"("token_hash");

CREATE INDEX "identity_changes_user_id_idx" ON "identity_changes"("user_id");

CREATE INDEX "identity_changes_phone_idx" ON "identity_changes"("phone");

CREATE INDEX "identity_changes_email_idx" ON "identity_changes"("email");

CREATE INDEX "identity_changes_expires_at_idx" ON "identity_changes"("expires_at");

ALTER TABLE "identity_changes" ADD CONSTRAINT "identity_changes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

