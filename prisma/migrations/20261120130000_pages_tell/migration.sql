-- Pages that everybody sees alike are kept in memory by every process until something on them changes.
DO $$
DECLARE of_pages text;
BEGIN
  FOREACH of_pages IN ARRAY ARRAY['packages', 'package_products', 'product_images', 'featured_slides', 'promotional_banners', 'seasonal_products',
    'about_content', 'policy_content', 'site_texts', 'services', 'faqs', 'videos', 'reviews', 'product_questions', 'seo_templates', 'variant_units'] LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH STATEMENT EXECUTE FUNCTION tell_shop_facts()',
      of_pages || '_tell', of_pages);
  END LOOP;
END $$;

-- All of a product that visitors see, but for its stock: that moves with every order.
CREATE TRIGGER products_tell AFTER INSERT OR DELETE OR UPDATE OF name, name_ur, description, description_ur, price, category_id, subcategory_id,
  company_name, discount_percent, discount_active, featured, keywords, in_stock, unit, unit_size, quality, image_url, sold_by_weight,
  quantity_step, status ON products FOR EACH STATEMENT EXECUTE FUNCTION tell_shop_facts();

-- A shelf says how much is left from five on, and a package has what its parts have: plenty needs no word.
CREATE FUNCTION tell_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF least(OLD.stock_quantity, 5001) <> least(NEW.stock_quantity, 5001) THEN
    PERFORM pg_notify('shop_facts', 'product:' || NEW.id);
  END IF;
  IF EXISTS (SELECT FROM package_products WHERE product_id = NEW.id) THEN
    PERFORM pg_notify('shop_facts', 'package_parts');
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER products_tell_stock AFTER UPDATE OF stock_quantity ON products FOR EACH ROW
  WHEN (least(OLD.stock_quantity, 100000) <> least(NEW.stock_quantity, 100000)) EXECUTE FUNCTION tell_stock();
