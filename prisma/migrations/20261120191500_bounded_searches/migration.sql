-- A search that is narrowed by price asks the index of all words for the steps that the price lies in; a name's words are told from those of
-- brand, keywords and shelf by that index too; and among the popular tenth or so it looks first.

-- Each step holds a few of a hundred of a grocer's products and begins at a round sum.
CREATE FUNCTION price_step(price int) RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  width_bucket(price, ARRAY[2000, 4000, 6000, 8000, 10000, 12000, 15000, 18000, 20000, 25000, 30000, 35000, 40000, 50000, 60000, 80000, 100000,
    150000, 200000, 300000]);

-- The facets of which a product has one when it costs at least and at most so much, paisa. A range that ends where a step begins takes from
-- that step only what costs exactly so much.
CREATE FUNCTION price_facets(price_from int, price_to int) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  ARRAY(SELECT 'price ' || step::text FROM generate_series(price_step(price_from), price_step(price_to - 1)) AS step)
    || ('price = ' || price_to::text);

ALTER TABLE products DROP COLUMN facets;
ALTER TABLE products
  ADD COLUMN name_vector tsvector GENERATED ALWAYS AS (ts_filter(search_vector, '{a}')) STORED,
  ADD COLUMN facets text[] NOT NULL GENERATED ALWAYS AS (array_remove(ARRAY[
    'category ' || category_id::text, 'shelf ' || subcategory_id::text, 'brand ' || company_name,
    CASE quality WHEN 'A' THEN 'quality A' WHEN 'B' THEN 'quality B' ELSE 'quality C' END,
    CASE WHEN featured THEN 'featured' END, CASE WHEN discount_active AND discount_percent > 0 THEN 'discounted' END,
    CASE WHEN popularity >= 24 THEN 'popular' END,
    'price ' || price_step(customer_price(price, discount_percent, discount_active))::text,
    CASE WHEN price_step(customer_price(price, discount_percent, discount_active)) > price_step(customer_price(price, discount_percent, discount_active) - 1)
      THEN 'price = ' || customer_price(price, discount_percent, discount_active)::text END], NULL)) STORED;
-- Facets first: where few have them, few words are looked at.
CREATE INDEX products_search_vector_idx ON products USING GIN (facets, name_vector, search_vector);
