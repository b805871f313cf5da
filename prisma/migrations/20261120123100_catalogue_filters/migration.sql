-- What a customer pays for one selling unit: the rule of app/lib/price.ts, so that lists can be sorted and narrowed by it.
CREATE FUNCTION customer_price(price int, discount_percent int, discount_active boolean) RETURNS int
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN NOT discount_active OR discount_percent <= 0 THEN price
    WHEN discount_percent >= 10000 THEN 0
    ELSE least(price, greatest((price::bigint * (10000 - discount_percent) + 500000) / 1000000 * 100, 100))::int END
$$;

-- Every order of every shelf, of a brand and of what is at a discount is read from an index, page by page, however few of its products
-- come early in the shop's own order. Stock is in none of them: an order then changes a product's row without touching one.
CREATE INDEX products_shown_price_idx ON products (customer_price(price, discount_percent, discount_active), id) WHERE status = 'active';
CREATE INDEX products_category_shown_price_idx ON products (category_id, customer_price(price, discount_percent, discount_active), id) WHERE status = 'active';
CREATE INDEX products_category_name_idx ON products (category_id, name, id) WHERE status = 'active';
CREATE INDEX products_category_created_at_idx ON products (category_id, created_at DESC, id) WHERE status = 'active';
CREATE INDEX products_shelf_shown_price_idx ON products (subcategory_id, customer_price(price, discount_percent, discount_active), id) WHERE status = 'active';
CREATE INDEX products_shelf_name_idx ON products (subcategory_id, name, id) WHERE status = 'active';
CREATE INDEX products_shelf_created_at_idx ON products (subcategory_id, created_at DESC, id) WHERE status = 'active';
CREATE INDEX products_brand_popularity_idx ON products (company_name, popularity DESC, id) WHERE status = 'active';
CREATE INDEX products_brand_shown_price_idx ON products (company_name, customer_price(price, discount_percent, discount_active), id) WHERE status = 'active';
CREATE INDEX products_brand_name_idx ON products (company_name, name, id) WHERE status = 'active';
CREATE INDEX products_brand_created_at_idx ON products (company_name, created_at DESC, id) WHERE status = 'active';
CREATE INDEX products_discounted_popularity_idx ON products (popularity DESC, id) WHERE status = 'active' AND discount_active AND discount_percent > 0;
CREATE INDEX products_discounted_shown_price_idx ON products (customer_price(price, discount_percent, discount_active), id) WHERE status = 'active' AND discount_active AND discount_percent > 0;
CREATE INDEX products_discounted_name_idx ON products (name, id) WHERE status = 'active' AND discount_active AND discount_percent > 0;
CREATE INDEX products_discounted_created_at_idx ON products (created_at DESC, id) WHERE status = 'active' AND discount_active AND discount_percent > 0;
CREATE INDEX products_featured_idx ON products (popularity DESC, id) WHERE status = 'active' AND featured;
-- Most products are of quality A: who asks for those finds them soon, the others need an index.
CREATE INDEX products_quality_idx ON products (quality, popularity DESC, id) WHERE status = 'active' AND quality <> 'A';

-- The brands on offer are kept in memory; prices and stock, which change all day, don't concern them.
CREATE FUNCTION tell_brands() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('shop_facts', 'brands');
  RETURN NULL;
END $$;
CREATE TRIGGER products_tell_brands AFTER INSERT OR DELETE OR UPDATE OF company_name, category_id, status ON products
  FOR EACH STATEMENT EXECUTE FUNCTION tell_brands();
