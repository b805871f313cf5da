-- Rows that refer to a product hold its key while they are written, and an order then waits for its stock. A unique index over all rows
-- would make the barcode part of that key: whoever held the product to give it another barcode, and the order, would wait for each other.
DROP INDEX products_barcode_key;
CREATE UNIQUE INDEX products_barcode_key ON products (barcode) WHERE barcode IS NOT NULL;

-- A shelf that is called otherwise holds its products in the order of their ids, as orders do.
CREATE OR REPLACE FUNCTION refold_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'categories' THEN
    PERFORM FROM products WHERE category_id = NEW.id ORDER BY id FOR NO KEY UPDATE;
    UPDATE products SET name = name WHERE category_id = NEW.id;
  ELSE
    PERFORM FROM products WHERE subcategory_id = NEW.id ORDER BY id FOR NO KEY UPDATE;
    UPDATE products SET name = name WHERE subcategory_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
