-- CSV files of products between their upload and the day after, each for the one who sent it.
CREATE TABLE "product_imports" (
    "id" SERIAL NOT NULL,
    "by_user_id" INTEGER NOT NULL,
    "file_name" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "header" TEXT[],
    "rows_count" INTEGER NOT NULL,
    "applied_at" TIMESTAMPTZ(3),
    "result" JSONB,
    "error_file" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "product_imports_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "product_imports_by_user_id_idx" ON "product_imports"("by_user_id");
CREATE INDEX "product_imports_created_at_idx" ON "product_imports"("created_at");
