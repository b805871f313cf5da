-- Staff may choose the shape that a product is drawn in. What follows from no choice keeps its key, so nothing is drawn again.
DROP INDEX products_to_draw_idx;

ALTER TABLE products
  ADD COLUMN drawn_as text CHECK (drawn_as ~ '^[a-z-]{1,20}$'),
  DROP COLUMN drawing_key;

ALTER TABLE products
  ADD COLUMN drawing_key text GENERATED ALWAYS AS (md5(name || E'\n' || coalesce(company_name, '') || E'\n' || unit || E'\n'
    || coalesce(unit_size, '') || E'\n' || category_id::text || E'\n' || coalesce(subcategory_id::text, '')
    || coalesce(E'\n' || drawn_as, ''))) STORED;

-- What is still to be drawn; small once everything is.
CREATE INDEX products_to_draw_idx ON products (id)
  WHERE image_url IS NULL AND status <> 'archived' AND drawn_key IS DISTINCT FROM drawing_key;
