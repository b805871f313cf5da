-- AlterTable
ALTER TABLE "email_providers" ADD COLUMN     "api_url" TEXT,
ADD COLUMN     "from_address" TEXT,
ADD COLUMN     "last_problem" TEXT,
ADD COLUMN     "next_at" TIMESTAMPTZ(3),
ADD COLUMN     "resting_until" TIMESTAMPTZ(3),
ADD COLUMN     "smtp_host" TEXT,
ADD COLUMN     "smtp_port" INTEGER,
ADD COLUMN     "smtp_user" TEXT,
ADD COLUMN     "used_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "email_secrets" (
    "provider_id" INTEGER NOT NULL,
    "secret" TEXT NOT NULL,

    CONSTRAINT "email_secrets_pkey" PRIMARY KEY ("provider_id")
);

-- Whether letters leave at all is a cached read; counting a letter changes nothing of it.
CREATE TRIGGER email_providers_tell AFTER INSERT OR DELETE OR UPDATE OF is_active ON email_providers
  FOR EACH STATEMENT EXECUTE FUNCTION tell_shop_facts();

-- Counted by the database too: what one statement forgets, no letter may exceed.
ALTER TABLE email_providers ADD CONSTRAINT email_providers_counted CHECK (emails_sent_today >= 0);
