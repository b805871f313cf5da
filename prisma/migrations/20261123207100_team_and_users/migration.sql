-- An account that is blocked signs in no more; an anonymised one belongs to nobody.
ALTER TABLE "users" ADD COLUMN "blocked_at" TIMESTAMPTZ(3), ADD COLUMN "anonymised_at" TIMESTAMPTZ(3);

-- The list of users is paged by both columns and searched by name, e-mail address and phone number.
CREATE INDEX "users_created_at_id_idx" ON "users"("created_at" DESC, "id" DESC);
CREATE INDEX "users_email_trgm_idx" ON "users" USING GIN ("email" gin_trgm_ops);
CREATE INDEX "users_phone_trgm_idx" ON "users" USING GIN ("phone" gin_trgm_ops);

-- Links that make whoever opens them a member of the team, once.
CREATE TABLE "team_invites" (
    "id" SERIAL NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "email" TEXT,
    "role" "user_role" NOT NULL,
    "invited_by_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "accepted_at" TIMESTAMPTZ(3),
    "accepted_by_id" INTEGER,
    "withdrawn_at" TIMESTAMPTZ(3),

    CONSTRAINT "team_invites_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "team_invites_token_hash_key" ON "team_invites"("token_hash");
CREATE INDEX "team_invites_expires_at_idx" ON "team_invites"("expires_at");
CREATE INDEX "team_invites_invited_by_id_idx" ON "team_invites"("invited_by_id");
ALTER TABLE "team_invites" ADD CONSTRAINT "team_invites_invited_by_id_fkey" FOREIGN KEY ("invited_by_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
