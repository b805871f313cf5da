-- The rules of drawing changed again: every drawn picture is due. The old one stays until its successor is kept.
UPDATE products SET drawn_key = NULL WHERE drawn_key IS NOT NULL;
