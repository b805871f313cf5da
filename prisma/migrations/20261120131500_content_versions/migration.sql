-- Two people edit the same thing: the second is told.
ALTER TABLE "featured_slides" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "promotional_banners" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "about_content" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "policy_content" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "reviews" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "product_questions" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;
