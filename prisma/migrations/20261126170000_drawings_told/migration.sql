-- Pages and tiles that are kept show a product's drawing from the moment it is there.
CREATE TRIGGER products_tell_drawing AFTER UPDATE OF drawn_url ON products FOR EACH STATEMENT EXECUTE FUNCTION tell_shop_facts();
