-- AlterTable
ALTER TABLE "outbox" ADD COLUMN     "html" TEXT;
