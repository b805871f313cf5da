-- A stock that moves changes a product's row and no index, as long as there is room beside the row. An index alone answers a list only
-- where the table was vacuumed since its rows changed.
ALTER TABLE products SET (fillfactor = 90, autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.05);

-- What lists are narrowed by, worked out once when a product is written, so that indexes hold it and the planner knows how it is spread.
-- stock_level, 0 gone or switched off, 1 five selling units or less, 2 more or not counted: the figure itself is in no index.
-- facets: in words what a search may be narrowed by, so that the index of all words finds what answers both.
DROP INDEX products_search_vector_idx, products_shown_price_idx, products_category_shown_price_idx, products_shelf_shown_price_idx, products_brand_shown_price_idx,
  products_discounted_shown_price_idx;
ALTER TABLE products
  ADD COLUMN shown_price int NOT NULL GENERATED ALWAYS AS (customer_price(price, discount_percent, discount_active)) STORED,
  ADD COLUMN stock_level smallint NOT NULL GENERATED ALWAYS AS (
    CASE WHEN NOT in_stock OR stock_quantity = 0 THEN 0 WHEN stock_quantity <= 5000 THEN 1 ELSE 2 END) STORED,
  ADD COLUMN facets text[] NOT NULL GENERATED ALWAYS AS (array_remove(ARRAY[
    'category ' || category_id::text, 'shelf ' || subcategory_id::text, 'brand ' || company_name,
    CASE quality WHEN 'A' THEN 'quality A' WHEN 'B' THEN 'quality B' ELSE 'quality C' END,
    CASE WHEN featured THEN 'featured' END, CASE WHEN discount_active AND discount_percent > 0 THEN 'discounted' END], NULL)) STORED;
CREATE INDEX products_search_vector_idx ON products USING GIN (search_vector, facets);

-- Every order of every shelf is read from an index that also holds what else the list may be narrowed by: products that a list leaves out,
-- or that come on earlier pages, are passed over without a look at the table.
DROP INDEX products_status_popularity_id_idx, products_status_name_id_idx, products_status_created_at_id_idx;
CREATE INDEX products_status_popularity_id_idx ON products (status, popularity DESC, id) INCLUDE (quality, stock_level, shown_price);
CREATE INDEX products_status_name_id_idx ON products (status, name, id) INCLUDE (quality, stock_level, shown_price);
CREATE INDEX products_status_created_at_id_idx ON products (status, created_at DESC, id) INCLUDE (quality, stock_level, shown_price);
CREATE INDEX products_shown_price_idx ON products (shown_price, id) INCLUDE (quality, stock_level, popularity, created_at, name)
  WHERE status = 'active';

DROP INDEX products_category_id_status_popularity_id_idx, products_category_name_idx, products_category_created_at_idx;
CREATE INDEX products_category_id_status_popularity_id_idx ON products (category_id, status, popularity DESC, id)
  INCLUDE (quality, stock_level, shown_price);
CREATE INDEX products_category_shown_price_idx ON products (category_id, shown_price, id) INCLUDE (quality, stock_level) WHERE status = 'active';
CREATE INDEX products_category_name_idx ON products (category_id, name, id) INCLUDE (quality, stock_level, shown_price) WHERE status = 'active';
CREATE INDEX products_category_created_at_idx ON products (category_id, created_at DESC, id) INCLUDE (quality, stock_level, shown_price)
  WHERE status = 'active';

DROP INDEX products_subcategory_id_status_popularity_id_idx, products_shelf_name_idx, products_shelf_created_at_idx;
CREATE INDEX products_subcategory_id_status_popularity_id_idx ON products (subcategory_id, status, popularity DESC, id)
  INCLUDE (quality, stock_level, shown_price);
CREATE INDEX products_shelf_shown_price_idx ON products (subcategory_id, shown_price, id) INCLUDE (quality, stock_level) WHERE status = 'active';
CREATE INDEX products_shelf_name_idx ON products (subcategory_id, name, id) INCLUDE (quality, stock_level, shown_price) WHERE status = 'active';
CREATE INDEX products_shelf_created_at_idx ON products (subcategory_id, created_at DESC, id) INCLUDE (quality, stock_level, shown_price)
  WHERE status = 'active';

DROP INDEX products_company_name_idx, products_brand_popularity_idx, products_brand_name_idx, products_brand_created_at_idx;
CREATE INDEX products_brand_popularity_idx ON products (company_name, popularity DESC, id)
  INCLUDE (category_id, subcategory_id, quality, stock_level, shown_price) WHERE status = 'active' AND company_name IS NOT NULL;
CREATE INDEX products_brand_shown_price_idx ON products (company_name, shown_price, id)
  INCLUDE (category_id, subcategory_id, quality, stock_level) WHERE status = 'active' AND company_name IS NOT NULL;
CREATE INDEX products_brand_name_idx ON products (company_name, name, id)
  INCLUDE (category_id, subcategory_id, quality, stock_level, shown_price) WHERE status = 'active' AND company_name IS NOT NULL;
CREATE INDEX products_brand_created_at_idx ON products (company_name, created_at DESC, id)
  INCLUDE (category_id, subcategory_id, quality, stock_level, shown_price) WHERE status = 'active' AND company_name IS NOT NULL;

DROP INDEX products_discounted_popularity_idx, products_discounted_name_idx, products_discounted_created_at_idx;
CREATE INDEX products_discounted_popularity_idx ON products (popularity DESC, id)
  INCLUDE (category_id, subcategory_id, company_name, quality, stock_level, shown_price) WHERE status = 'active' AND discount_active AND discount_percent > 0;
CREATE INDEX products_discounted_shown_price_idx ON products (shown_price, id)
  INCLUDE (category_id, subcategory_id, company_name, quality, stock_level) WHERE status = 'active' AND discount_active AND discount_percent > 0;
CREATE INDEX products_discounted_name_idx ON products (name, id)
  INCLUDE (category_id, subcategory_id, company_name, quality, stock_level, shown_price) WHERE status = 'active' AND discount_active AND discount_percent > 0;
CREATE INDEX products_discounted_created_at_idx ON products (created_at DESC, id)
  INCLUDE (category_id, subcategory_id, company_name, quality, stock_level, shown_price) WHERE status = 'active' AND discount_active AND discount_percent > 0;

-- Of the few that are featured, or of a quality that is rare, one index holds every order; the lesser qualities are the cheaper things.
DROP INDEX products_featured_idx, products_quality_idx;
CREATE INDEX products_featured_idx ON products (popularity DESC, id)
  INCLUDE (category_id, subcategory_id, company_name, quality, stock_level, shown_price, created_at, name) WHERE status = 'active' AND featured;
CREATE INDEX products_quality_idx ON products (quality, shown_price, id)
  INCLUDE (category_id, subcategory_id, company_name, stock_level, popularity, created_at, name) WHERE status = 'active' AND quality <> 'A';

-- What staff have to buy again.
CREATE INDEX products_running_out_idx ON products (stock_level, status, name, id) WHERE stock_level < 2;
