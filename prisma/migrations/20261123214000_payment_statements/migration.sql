-- Statements of wallets and the bank: the file as it was sent, for a month.
CREATE TABLE "payment_statements" (
    "id" SERIAL NOT NULL,
    "source" TEXT NOT NULL,
    "file_name" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "header" TEXT[],
    "rows_count" INTEGER NOT NULL,
    "by_user_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "applied_at" TIMESTAMPTZ(3),

    CONSTRAINT "payment_statements_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "payment_statements_created_at_idx" ON "payment_statements"("created_at");

-- What the columns of each source mean.
CREATE TABLE "statement_sources" (
    "source" TEXT NOT NULL,
    "columns" JSONB NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_by" INTEGER,

    CONSTRAINT "statement_sources_pkey" PRIMARY KEY ("source")
);

-- Rows of statements that were booked. Each is booked once, however often and in whatever file it comes.
CREATE TABLE "statement_receipts" (
    "fingerprint" BYTEA NOT NULL,
    "payment_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "statement_receipts_pkey" PRIMARY KEY ("fingerprint")
);
CREATE INDEX "statement_receipts_payment_id_idx" ON "statement_receipts"("payment_id");
ALTER TABLE "statement_receipts" ADD CONSTRAINT "statement_receipts_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
