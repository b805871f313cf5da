-- items_count follows the lines whoever writes them, a product that is deleted and takes its lines along included.
CREATE FUNCTION count_custom_package_items() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE custom_packages k
  SET items_count = k.items_count + CASE TG_OP WHEN 'INSERT' THEN changed.lines ELSE -changed.lines END
  FROM (SELECT package_id, count(*)::int AS lines FROM changed_lines GROUP BY package_id) changed
  WHERE k.id = changed.package_id;
  RETURN NULL;
END $$;

UPDATE custom_packages k
SET items_count = (SELECT count(*) FROM custom_package_products l WHERE l.package_id = k.id);

CREATE TRIGGER custom_package_products_added AFTER INSERT ON custom_package_products
  REFERENCING NEW TABLE AS changed_lines FOR EACH STATEMENT EXECUTE FUNCTION count_custom_package_items();
CREATE TRIGGER custom_package_products_removed AFTER DELETE ON custom_package_products
  REFERENCING OLD TABLE AS changed_lines FOR EACH STATEMENT EXECUTE FUNCTION count_custom_package_items();
