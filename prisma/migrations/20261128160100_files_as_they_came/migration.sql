-- A file of products or of a staff-kept table as it came, how its bytes were read and where its heading stands; what an import wrote, so
-- that it can be taken back.
ALTER TABLE "product_imports" ADD COLUMN "bytes" BYTEA,
ADD COLUMN "encoding" TEXT,
ADD COLUMN "encoding_guessed" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN "heading_row" INTEGER,
ADD COLUMN "written" JSONB,
ADD COLUMN "undone_at" TIMESTAMPTZ(3),
ADD COLUMN "undo_result" JSONB;

ALTER TABLE "resource_imports" ADD COLUMN "bytes" BYTEA,
ADD COLUMN "encoding" TEXT,
ADD COLUMN "encoding_guessed" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN "heading_row" INTEGER;
