-- Who picks a product for an order finds it by what its description says too.
CREATE INDEX products_description_words_idx ON products USING GIN (to_tsvector('simple'::regconfig, description));
