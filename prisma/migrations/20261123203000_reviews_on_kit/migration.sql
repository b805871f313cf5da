-- AlterTable
ALTER TABLE "seasonal_products" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- CreateIndex
CREATE INDEX "reviews_status_created_at_idx" ON "reviews"("status", "created_at" DESC);

-- What staff type into a list's search is looked for anywhere in a text.
CREATE INDEX "reviews_searched_idx" ON "reviews" USING GIN ("title" gin_trgm_ops, "content" gin_trgm_ops, "reply" gin_trgm_ops);

CREATE INDEX "product_questions_searched_idx" ON "product_questions" USING GIN ("question" gin_trgm_ops, "answer" gin_trgm_ops, "product_name" gin_trgm_ops, "user_name" gin_trgm_ops);
