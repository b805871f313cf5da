-- What moved on a day is read by its time, whichever payment it belongs to.
CREATE INDEX "payment_entries_created_at_idx" ON "payment_entries"("created_at");
