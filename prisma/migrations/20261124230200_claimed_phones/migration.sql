-- A code sent by WhatsApp may also prove a phone number, whose earlier orders then join an account.
ALTER TABLE "password_reset_codes" ADD COLUMN "claimed_phone" TEXT;

CREATE INDEX "password_reset_codes_claimed_phone_created_at_idx" ON "password_reset_codes"("claimed_phone", "created_at");
