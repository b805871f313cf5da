-- The same word at every size of one article ("sunridge chakki atta"). Lists show one product of a family.
ALTER TABLE products ADD COLUMN pack_family text CHECK (pack_family = lower(btrim(pack_family)) AND length(pack_family) BETWEEN 1 AND 80);
CREATE INDEX products_pack_family_idx ON products (pack_family, popularity DESC, id) WHERE status = 'active' AND pack_family IS NOT NULL;

-- Cached pages show the sizes.
CREATE TRIGGER products_tell_family AFTER UPDATE OF pack_family ON products FOR EACH STATEMENT EXECUTE FUNCTION tell_shop_facts();

-- Every order of every list is still read from an index alone, which also says whether a product has other sizes.
DROP INDEX products_status_popularity_id_idx, products_status_name_id_idx, products_status_created_at_id_idx,
  products_shown_price_idx, products_category_id_status_popularity_id_idx, products_category_shown_price_idx,
  products_category_name_idx, products_category_created_at_idx, products_subcategory_id_status_popularity_id_idx,
  products_shelf_shown_price_idx, products_shelf_name_idx, products_shelf_created_at_idx, products_brand_popularity_idx,
  products_brand_shown_price_idx, products_brand_name_idx, products_brand_created_at_idx,
  products_discounted_popularity_idx, products_discounted_shown_price_idx, products_discounted_name_idx,
  products_discounted_created_at_idx, products_featured_idx, products_quality_idx;
CREATE INDEX products_status_popularity_id_idx ON products (status, popularity DESC, id) INCLUDE (quality, stock_level, shown_price, pack_family);
CREATE INDEX products_status_name_id_idx ON products (status, name, id) INCLUDE (quality, stock_level, shown_price, pack_family);
CREATE INDEX products_status_created_at_id_idx ON products (status, created_at DESC, id) INCLUDE (quality, stock_level, shown_price, pack_family);
CREATE INDEX products_shown_price_idx ON products (shown_price, id) INCLUDE (quality, stock_level, popularity, created_at, name, pack_family)
  WHERE status = 'active';
CREATE INDEX products_category_id_status_popularity_id_idx ON products (category_id, status, popularity DESC, id)
  INCLUDE (quality, stock_level, shown_price, pack_family);
CREATE INDEX products_category_shown_price_idx ON products (category_id, shown_price, id) INCLUDE (quality, stock_level, pack_family) WHERE status = 'active';
CREATE INDEX products_category_name_idx ON products (category_id, name, id) INCLUDE (quality, stock_level, shown_price, pack_family) WHERE status = 'active';
CREATE INDEX products_category_created_at_idx ON products (category_id, created_at DESC, id) INCLUDE (quality, stock_level, shown_price, pack_family)
  WHERE status = 'active';
CREATE INDEX products_subcategory_id_status_popularity_id_idx ON products (subcategory_id, status, popularity DESC, id)
  INCLUDE (quality, stock_level, shown_price, pack_family);
CREATE INDEX products_shelf_shown_price_idx ON products (subcategory_id, shown_price, id) INCLUDE (quality, stock_level, pack_family) WHERE status = 'active';
CREATE INDEX products_shelf_name_idx ON products (subcategory_id, name, id) INCLUDE (quality, stock_level, shown_price, pack_family) WHERE status = 'active';
CREATE INDEX products_shelf_created_at_idx ON products (subcategory_id, created_at DESC, id) INCLUDE (quality, stock_level, shown_price, pack_family)
  WHERE status = 'active';
CREATE INDEX products_brand_popularity_idx ON products (company_name, popularity DESC, id)
  INCLUDE (category_id, subcategory_id, quality, stock_level, shown_price, pack_family) WHERE status = 'active' AND company_name IS NOT NULL;
CREATE INDEX products_brand_shown_price_idx ON products (company_name, shown_price, id)
  INCLUDE (category_id, subcategory_id, quality, stock_level, pack_family) WHERE status = 'active' AND company_name IS NOT NULL;
CREATE INDEX products_brand_name_idx ON products (company_name, name, id)
  INCLUDE (category_id, subcategory_id, quality, stock_level, shown_price, pack_family) WHERE status = 'active' AND company_name IS NOT NULL;
CREATE INDEX products_brand_created_at_idx ON products (company_name, created_at DESC, id)
  INCLUDE (category_id, subcategory_id, quality, stock_level, shown_price, pack_family) WHERE status = 'active' AND company_name IS NOT NULL;
CREATE INDEX products_discounted_popularity_idx ON products (popularity DESC, id)
  INCLUDE (category_id, subcategory_id, company_name, quality, stock_level, shown_price, pack_family) WHERE status = 'active' AND discount_active AND discount_percent > 0;
CREATE INDEX products_discounted_shown_price_idx ON products (shown_price, id)
  INCLUDE (category_id, subcategory_id, company_name, quality, stock_level, pack_family) WHERE status = 'active' AND discount_active AND discount_percent > 0;
CREATE INDEX products_discounted_name_idx ON products (name, id)
  INCLUDE (category_id, subcategory_id, company_name, quality, stock_level, shown_price, pack_family) WHERE status = 'active' AND discount_active AND discount_percent > 0;
CREATE INDEX products_discounted_created_at_idx ON products (created_at DESC, id)
  INCLUDE (category_id, subcategory_id, company_name, quality, stock_level, shown_price, pack_family) WHERE status = 'active' AND discount_active AND discount_percent > 0;
CREATE INDEX products_featured_idx ON products (popularity DESC, id)
  INCLUDE (category_id, subcategory_id, company_name, quality, stock_level, shown_price, created_at, name, pack_family) WHERE status = 'active' AND featured;
CREATE INDEX products_quality_idx ON products (quality, shown_price, id)
  INCLUDE (category_id, subcategory_id, company_name, stock_level, popularity, created_at, name, pack_family) WHERE status = 'active' AND quality <> 'A';
