-- The price sheet shows the last changes of prices, found among everything else that staff ever changed.
CREATE INDEX audit_entries_prices_idx ON audit_entries (id DESC)
  WHERE entity = 'product' AND before ->> 'price' IS NOT NULL AND after ->> 'price' IS NOT NULL;
