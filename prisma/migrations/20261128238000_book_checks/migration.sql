-- What the nightly check of the books found: one row a day. The check only reads; a day that was not checked has no row.
CREATE TABLE "book_checks" (
  "day" DATE NOT NULL,
  "checked_at" TIMESTAMPTZ(3) NOT NULL,
  "broken" JSONB NOT NULL,
  "problem" TEXT,
  CONSTRAINT "book_checks_pkey" PRIMARY KEY ("day")
);
