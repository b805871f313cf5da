-- A product without a photo has a drawn picture: `drawn_url` is where it is kept, `drawn_key` what it was drawn from.
ALTER TABLE products
  ADD COLUMN drawn_url text,
  ADD COLUMN drawn_key text,
  ADD COLUMN drawing_key text GENERATED ALWAYS AS (md5(name || E'\n' || coalesce(company_name, '') || E'\n' || unit || E'\n'
    || coalesce(unit_size, '') || E'\n' || category_id::text || E'\n' || coalesce(subcategory_id::text, ''))) STORED,
  ADD COLUMN picture_url text GENERATED ALWAYS AS (coalesce(image_url, drawn_url)) STORED;

-- What is still to be drawn; small once everything is.
CREATE INDEX products_to_draw_idx ON products (id)
  WHERE image_url IS NULL AND status <> 'archived' AND drawn_key IS DISTINCT FROM drawing_key;
