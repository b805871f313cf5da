-- What the counter was told once: the words of an address, folded, and the zone they lie in.
CREATE TABLE "learnt_zones" (
    "phrase" TEXT NOT NULL,
    "zone" TEXT NOT NULL,
    "by_user_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "learnt_zones_pkey" PRIMARY KEY ("phrase")
);
CREATE INDEX "learnt_zones_by_user_id_idx" ON "learnt_zones"("by_user_id");
ALTER TABLE "learnt_zones" ADD CONSTRAINT "learnt_zones_by_user_id_fkey" FOREIGN KEY ("by_user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Baskets that wait while somebody fetches their purse: any counter may take one up again.
CREATE TABLE "held_baskets" (
    "id" SERIAL NOT NULL,
    "label" TEXT NOT NULL,
    "content" JSONB NOT NULL,
    "by_user_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "held_baskets_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "held_baskets_by_user_id_idx" ON "held_baskets"("by_user_id");
ALTER TABLE "held_baskets" ADD CONSTRAINT "held_baskets_by_user_id_fkey" FOREIGN KEY ("by_user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
