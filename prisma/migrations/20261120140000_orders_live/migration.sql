-- What was sold over the counter itself.
ALTER TYPE "order_source" ADD VALUE IF NOT EXISTS 'counter';

-- Who at which counter heard that an order came in, and when: until then every open desk rings for it.
ALTER TABLE "orders" ADD COLUMN "acknowledged_at" TIMESTAMPTZ(3), ADD COLUMN "acknowledged_by_id" INTEGER;
ALTER TABLE "orders" ADD CONSTRAINT "orders_acknowledged_by_id_fkey" FOREIGN KEY ("acknowledged_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
CREATE INDEX "orders_acknowledged_by_id_idx" ON "orders"("acknowledged_by_id");
UPDATE "orders" SET "acknowledged_at" = "created_at";
CREATE INDEX "orders_unheard_idx" ON "orders"("id") WHERE "acknowledged_at" IS NULL AND "status" = 'pending';

-- Every process tells the desks that hang on it of what any process did to an order.
CREATE FUNCTION tell_order_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('shop_orders', NEW.order_id::text);
  RETURN NULL;
END $$;
CREATE TRIGGER order_events_tell AFTER INSERT ON order_events FOR EACH ROW EXECUTE FUNCTION tell_order_event();

-- What is no move of the order has no number to resume from; a desk that missed it reads the list anew anyway.
CREATE FUNCTION tell_order_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('shop_orders', NEW.id::text);
  RETURN NULL;
END $$;
CREATE TRIGGER orders_tell AFTER UPDATE OF is_paid, delivery_date, scheduled_delivery_time, delivery_notes, total, acknowledged_at ON orders
  FOR EACH ROW EXECUTE FUNCTION tell_order_change();
