-- A session that had gone idle when a longer timeout was saved stays idle.
ALTER TABLE sessions ADD COLUMN idle_at timestamptz(3);
