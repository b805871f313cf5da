-- A contact has a page: it is edited by version, may be blocked, and may be merged into another number of the same person, whose row
-- it then names. The merged row stays, so that its number still leads to the person.
ALTER TABLE "contacts" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1,
  ADD COLUMN "blocked_at" TIMESTAMPTZ(3),
  ADD COLUMN "merged_into_id" INTEGER,
  ADD CONSTRAINT "contacts_merged_into_id_check" CHECK (merged_into_id <> id);
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_merged_into_id_fkey" FOREIGN KEY ("merged_into_id") REFERENCES "contacts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
CREATE INDEX "contacts_merged_into_id_idx" ON "contacts"("merged_into_id");
CREATE INDEX "contacts_created_at_id_idx" ON "contacts"("created_at" DESC, "id" DESC);
CREATE INDEX "contacts_phone_trgm_idx" ON "contacts" USING GIN ("phone" gin_trgm_ops);
