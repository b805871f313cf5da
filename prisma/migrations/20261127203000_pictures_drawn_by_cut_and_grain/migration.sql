-- The rules of drawing changed: every drawn picture is due again. The old one stays until its successor is kept.
UPDATE products SET drawn_key = NULL WHERE drawn_key IS NOT NULL;
