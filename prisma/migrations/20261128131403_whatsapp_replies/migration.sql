-- When the customer answered the confirmation with 1.
ALTER TABLE "orders" ADD COLUMN "customer_confirmed_at" TIMESTAMPTZ(3);
