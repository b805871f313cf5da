-- When a code over WhatsApp proved a phone, and a link by e-mail an address. Accounts that are there have proved neither.
ALTER TABLE "users" ADD COLUMN "phone_proved_at" TIMESTAMPTZ(3), ADD COLUMN "email_proved_at" TIMESTAMPTZ(3);
