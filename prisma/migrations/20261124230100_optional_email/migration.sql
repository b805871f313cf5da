-- Customers may have an account by phone number alone; staff keep an e-mail address.
ALTER TABLE "users" ALTER COLUMN "email" DROP NOT NULL;
ALTER TABLE "users" ADD CONSTRAINT "users_staff_email" CHECK ("role" IS NULL OR "email" IS NOT NULL);
ALTER TABLE "users" ADD CONSTRAINT "users_sign_in_name" CHECK ("email" IS NOT NULL OR "phone" IS NOT NULL);
