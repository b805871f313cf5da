-- The lists of contact messages and of SEO records are searched.
CREATE INDEX "contact_messages_searched_idx" ON "contact_messages" USING GIN ("name" gin_trgm_ops, "email" gin_trgm_ops, "message" gin_trgm_ops);
CREATE INDEX "seo_data_searched_idx" ON "seo_data" USING GIN ("page_name" gin_trgm_ops, "meta_title" gin_trgm_ops, "meta_description" gin_trgm_ops, "meta_keywords" gin_trgm_ops);
