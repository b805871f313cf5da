-- A code is looked up in every spelling with more or fewer leading zeros, and in any case of letters (decisions 41).
CREATE INDEX "products_barcode_lower" ON "products" (lower("barcode")) WHERE "barcode" IS NOT NULL;
