-- How often somebody tried something lately. Unlogged: a crash may forget it, and counting stays cheap.
CREATE UNLOGGED TABLE "limits" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "limits_pkey" PRIMARY KEY ("key")
);
