ALTER TABLE "outbox"
    ADD COLUMN "urgency" SMALLINT NOT NULL DEFAULT 1,
    ADD COLUMN "claimed_at" TIMESTAMPTZ(3),
    ADD COLUMN "perhaps_twice" BOOLEAN NOT NULL DEFAULT false,
    ADD COLUMN "dropped_at" TIMESTAMPTZ(3),
    ADD COLUMN "subject" TEXT,
    ADD COLUMN "text" TEXT,
    ADD COLUMN "provider" TEXT;

-- a claim reads what waits of one channel, the most urgent first, and whether an earlier message to the same recipient is on its way
CREATE INDEX "outbox_waiting_idx" ON "outbox"("channel", "urgency", "id") WHERE "status" = 'waiting';
CREATE INDEX "outbox_waiting_recipient_idx" ON "outbox"("channel", "recipient", "id") WHERE "status" = 'waiting';
CREATE INDEX "outbox_recipient_idx" ON "outbox"("recipient");

CREATE TABLE "outbox_entries" (
    "id" BIGSERIAL NOT NULL,
    "outbox_id" BIGINT NOT NULL,
    "action" TEXT NOT NULL,
    "provider" TEXT,
    "answer" TEXT,
    "by_user_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "outbox_entries_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "outbox_entries_outbox_id_idx" ON "outbox_entries"("outbox_id");

ALTER TABLE "outbox_entries" ADD CONSTRAINT "outbox_entries_outbox_id_fkey" FOREIGN KEY ("outbox_id") REFERENCES "outbox"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "outbox_entries" ADD CONSTRAINT "outbox_entries_by_user_id_fkey" FOREIGN KEY ("by_user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

CREATE TABLE "outbox_lanes" (
    "name" TEXT NOT NULL,
    "down_since" TIMESTAMPTZ(3),
    "reason" TEXT,
    "probe_at" TIMESTAMPTZ(3),
    "failures" INTEGER NOT NULL DEFAULT 0,
    "not_understood" INTEGER NOT NULL DEFAULT 0,
    "next_at" TIMESTAMPTZ(3),
    "sent_today" INTEGER NOT NULL DEFAULT 0,
    "counted_on" DATE,

    CONSTRAINT "outbox_lanes_pkey" PRIMARY KEY ("name")
);
