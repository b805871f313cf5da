-- The weeks whose orders are in products.popularity, by their ends: whoever adds a week's row is the one who counts it.
CREATE TABLE "ranked_weeks" (
    "until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ranked_weeks_pkey" PRIMARY KEY ("until")
);

-- What a week's count makes of popularities, until it is written: some products at a time, so that no order waits long for one of them.
CREATE TABLE "product_ranks" (
    "product_id" INTEGER NOT NULL,
    "popularity" INTEGER NOT NULL,

    CONSTRAINT "product_ranks_pkey" PRIMARY KEY ("product_id")
);
