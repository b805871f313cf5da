-- A source only describes. As a text, one that the next version brings can be read by the version before while an update rolls;
-- Prisma refuses a row whose enumeration it does not know.
ALTER TABLE "orders" ALTER COLUMN "source" DROP DEFAULT,
  ALTER COLUMN "source" TYPE text USING "source"::text,
  ALTER COLUMN "source" SET DEFAULT 'web',
  ADD CONSTRAINT "orders_source_check" CHECK ("source" ~ '^[a-z][a-z_-]{0,29}$');
ALTER TABLE "order_lines" ALTER COLUMN "source" TYPE text USING "source"::text,
  ADD CONSTRAINT "order_lines_source_check" CHECK ("source" ~ '^[a-z][a-z_-]{0,29}$');

-- The version before this one writes and compares sources as enumerations. Types and casts go once it runs nowhere any more.
CREATE CAST (order_source AS text) WITH INOUT AS IMPLICIT;
CREATE CAST (item_source AS text) WITH INOUT AS IMPLICIT;
