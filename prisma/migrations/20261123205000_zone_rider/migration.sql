-- How long a rider takes to a zone, as customers read it, and the one zone that new staff orders begin with (A7.23).
ALTER TABLE "delivery_zones" ADD COLUMN "rider_minutes" INTEGER;
ALTER TABLE "delivery_zones" ADD COLUMN "staff_default" BOOLEAN NOT NULL DEFAULT false;
UPDATE "delivery_zones" SET "staff_default" = true WHERE "id" = 1 AND "is_active";
CREATE UNIQUE INDEX delivery_zones_staff_default_key ON delivery_zones (staff_default) WHERE staff_default;

-- A zone that an order names stays: deleting it would take the order's zone away.
ALTER TABLE "orders" DROP CONSTRAINT "orders_delivery_zone_id_fkey";
ALTER TABLE "orders" ADD CONSTRAINT "orders_delivery_zone_id_fkey" FOREIGN KEY ("delivery_zone_id") REFERENCES "delivery_zones"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
