-- Every print of an order's papers: who, when, and the number of the DUPLICATE stamp that it bears.
CREATE TABLE "document_prints" (
    "id" BIGSERIAL NOT NULL,
    "key" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "order_id" INTEGER NOT NULL,
    "copy" INTEGER NOT NULL,
    "by_user_id" INTEGER,
    "printed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "document_prints_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "document_prints_copy_check" CHECK ("copy" >= 0)
);
CREATE UNIQUE INDEX "document_prints_order_id_kind_copy_key" ON "document_prints"("order_id", "kind", "copy");
CREATE INDEX "document_prints_key_idx" ON "document_prints"("key");
