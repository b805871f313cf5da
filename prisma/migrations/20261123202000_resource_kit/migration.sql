-- Two people edit the same row: what each of them changed is merged, and what both changed is asked about.
ALTER TABLE "faqs" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "videos" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "services" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "categories" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "subcategories" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "packages" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "delivery_zones" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "user_suggestions" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "contact_messages" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "site_texts" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "seo_data" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "seo_templates" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "notification_templates" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "email_providers" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "variant_units" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;

-- Deleted rows, each for 30 days, in which it can be restored.
CREATE TABLE "deleted_rows" (
    "id" SERIAL NOT NULL,
    "entity" TEXT NOT NULL,
    "entity_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "row" JSONB NOT NULL,
    "version" INTEGER NOT NULL,
    "deleted_by" INTEGER,
    "deleted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "deleted_rows_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "deleted_rows_entity_entity_id_key" ON "deleted_rows"("entity", "entity_id");
CREATE INDEX "deleted_rows_entity_deleted_at_idx" ON "deleted_rows"("entity", "deleted_at" DESC);
CREATE INDEX "deleted_rows_deleted_at_idx" ON "deleted_rows"("deleted_at");

-- Addresses of lists that the team saved by name.
CREATE TABLE "saved_views" (
    "id" SERIAL NOT NULL,
    "entity" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "query" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "saved_views_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "saved_views_entity_name_key" ON "saved_views"("entity", "name");

-- CSV files of staff-kept tables between their upload and the day after, each for the one who sent it.
CREATE TABLE "resource_imports" (
    "id" SERIAL NOT NULL,
    "entity" TEXT NOT NULL,
    "by_user_id" INTEGER NOT NULL,
    "file_name" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "applied_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "resource_imports_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "resource_imports_entity_by_user_id_key" ON "resource_imports"("entity", "by_user_id");
CREATE INDEX "resource_imports_created_at_idx" ON "resource_imports"("created_at");

-- What staff type into a list's search is looked for anywhere in a text.
CREATE INDEX "faqs_searched_idx" ON "faqs" USING GIN ("question" gin_trgm_ops, "question_ur" gin_trgm_ops, "answer" gin_trgm_ops, "answer_ur" gin_trgm_ops);
