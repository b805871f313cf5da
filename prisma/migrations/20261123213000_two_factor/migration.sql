-- The authenticator apps of staff; used and wrong codes are counted in the row, for every process.
CREATE TABLE "two_factors" (
    "user_id" INTEGER NOT NULL,
    "secret" TEXT NOT NULL,
    "last_step" INTEGER NOT NULL,
    "misses" INTEGER NOT NULL DEFAULT 0,
    "missed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "two_factors_pkey" PRIMARY KEY ("user_id")
);
ALTER TABLE "two_factors" ADD CONSTRAINT "two_factors_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Codes that stand in for the app, each once.
CREATE TABLE "recovery_codes" (
    "code_hash" BYTEA NOT NULL,
    "user_id" INTEGER NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "recovery_codes_pkey" PRIMARY KEY ("code_hash")
);
CREATE INDEX "recovery_codes_user_id_idx" ON "recovery_codes"("user_id");
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "two_factors"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Browsers that are not asked for a code.
CREATE TABLE "trusted_devices" (
    "id" SERIAL NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "user_id" INTEGER NOT NULL,
    "user_agent" TEXT,
    "address" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "trusted_devices_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "trusted_devices_token_hash_key" ON "trusted_devices"("token_hash");
CREATE INDEX "trusted_devices_user_id_idx" ON "trusted_devices"("user_id");
CREATE INDEX "trusted_devices_expires_at_idx" ON "trusted_devices"("expires_at");
ALTER TABLE "trusted_devices" ADD CONSTRAINT "trusted_devices_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "two_factors"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Who joined the team with a password of a customer's eight characters chooses another before the back office opens.
ALTER TABLE "users" ADD COLUMN "password_change_required" BOOLEAN NOT NULL DEFAULT false;
UPDATE "users" SET "password_change_required" = true
WHERE "role" IS NOT NULL
  AND EXISTS (
    SELECT FROM "audit_entries" joined
    WHERE joined."entity" = 'member' AND joined."entity_id" = "users"."id"::text AND joined."action" = 'add'
      AND NOT EXISTS (
        SELECT FROM "audit_entries" chosen
        WHERE chosen."entity" = 'user' AND chosen."entity_id" = joined."entity_id"
          AND chosen."action" IN ('change-password', 'reset-password') AND chosen."id" > joined."id"));

-- A link made on the shop's machine, for a super admin who lost the second factor.
ALTER TABLE "password_resets" ADD COLUMN "removes_two_factor" BOOLEAN NOT NULL DEFAULT false;
