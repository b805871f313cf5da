-- Campaigns are kept by staff, may be for chosen people, and remember whom they were sent to.
ALTER TABLE "push_notification_campaigns" ADD COLUMN "target_user_ids" INTEGER[] NOT NULL DEFAULT ARRAY[]::INTEGER[],
    ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;

CREATE TABLE "push_campaign_deliveries" (
    "id" SERIAL NOT NULL,
    "campaign_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "taken_at" TIMESTAMPTZ(3),
    "failed_at" TIMESTAMPTZ(3),
    "clicked_at" TIMESTAMPTZ(3),

    CONSTRAINT "push_campaign_deliveries_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "push_campaign_deliveries_user_id_created_at_idx" ON "push_campaign_deliveries"("user_id", "created_at" DESC);
CREATE INDEX "push_campaign_deliveries_campaign_id_idx" ON "push_campaign_deliveries"("campaign_id");
CREATE INDEX "push_campaign_deliveries_created_at_idx" ON "push_campaign_deliveries"("created_at");
ALTER TABLE "push_campaign_deliveries" ADD CONSTRAINT "push_campaign_deliveries_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A campaign that comes back out of the bin has its events and deliveries again.
ALTER TABLE "notification_analytics" DROP CONSTRAINT "notification_analytics_campaign_id_fkey";

CREATE INDEX "push_notification_campaigns_searched_idx" ON "push_notification_campaigns" USING GIN ("title" gin_trgm_ops, "message" gin_trgm_ops);
