-- The stars of a product are counted on every visit of its page.
CREATE INDEX "reviews_product_id_status_rating_idx" ON "reviews"("product_id", "status", "rating");

-- Titles of pages and categories are kept in memory like the settings.
CREATE TRIGGER seo_data_tell AFTER INSERT OR UPDATE OR DELETE ON seo_data FOR EACH STATEMENT EXECUTE FUNCTION tell_shop_facts();
