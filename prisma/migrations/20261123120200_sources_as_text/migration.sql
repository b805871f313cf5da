-- A source only describes. As a text, one that the next version brings can be read by the version before while an update rolls;
-- Prisma refuses a row whose enumeration it does not know. The types stay for that version, which casts to them as it writes.
ALTER TABLE "orders" ALTER COLUMN "source" DROP DEFAULT,
  ALTER COLUMN "source" TYPE text USING "source"::text,
  ALTER COLUMN "source" SET DEFAULT 'web',
  ADD CONSTRAINT "orders_source_check" CHECK ("source" ~ '^[a-z][a-z_-]{0,29}$');
ALTER TABLE "order_lines" ALTER COLUMN "source" TYPE text USING "source"::text,
  ADD CONSTRAINT "order_lines_source_check" CHECK ("source" ~ '^[a-z][a-z_-]{0,29}$');
