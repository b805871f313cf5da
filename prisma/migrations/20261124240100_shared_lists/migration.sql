-- CreateTable
CREATE TABLE "shared_lists" (
    "token_hash" BYTEA NOT NULL,
    "items" JSONB NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "shared_lists_pkey" PRIMARY KEY ("token_hash")
);

-- CreateIndex
CREATE INDEX "shared_lists_expires_at_idx" ON "shared_lists"("expires_at");
