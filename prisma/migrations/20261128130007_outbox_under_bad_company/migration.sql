-- AlterTable
ALTER TABLE "outbox" ADD COLUMN     "asked_at" TIMESTAMPTZ(3),
ADD COLUMN     "due_at" TIMESTAMPTZ(3),
ADD COLUMN     "held_by" TEXT,
ADD COLUMN     "own_fault" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "probed_at" TIMESTAMPTZ(3),
ADD COLUMN     "unanswered" SMALLINT NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "outbox_lanes" ADD COLUMN     "quiet_until" TIMESTAMPTZ(3);


