ALTER TABLE "products" ADD COLUMN "order_limit" INTEGER;
ALTER TABLE "products" ADD CONSTRAINT "products_order_limit_check" CHECK ("order_limit" > 0);
