-- The WhatsApp gateway's settings stand in a table of their own.
CREATE TABLE "whatsapp_settings" (
    "setting_key" TEXT NOT NULL,
    "setting_value" JSONB NOT NULL,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_by" INTEGER,

    CONSTRAINT "whatsapp_settings_pkey" PRIMARY KEY ("setting_key")
);

INSERT INTO whatsapp_settings (setting_key, setting_value, is_active, updated_at, updated_by)
SELECT key, value, is_active, updated_at, updated_by FROM settings
WHERE key IN ('api_config', 'admin_phone', 'notifications_enabled', 'message_templates');

CREATE TRIGGER whatsapp_settings_tell AFTER INSERT OR UPDATE OR DELETE ON whatsapp_settings
  FOR EACH STATEMENT EXECUTE FUNCTION tell_shop_facts();

-- One log row per message, however often it is tried.
ALTER TABLE "whatsapp_messages" ADD COLUMN "outbox_id" BIGINT;
CREATE UNIQUE INDEX "whatsapp_messages_outbox_id_key" ON "whatsapp_messages"("outbox_id");

-- What customers write to the shop's number.
CREATE TABLE "whatsapp_incoming" (
    "id" SERIAL NOT NULL,
    "message_id" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "name" TEXT,
    "message" TEXT NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "whatsapp_incoming_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "whatsapp_incoming_message_id_key" ON "whatsapp_incoming"("message_id");
CREATE INDEX "whatsapp_incoming_phone_received_at_idx" ON "whatsapp_incoming"("phone", "received_at" DESC);
CREATE INDEX "whatsapp_incoming_received_at_idx" ON "whatsapp_incoming"("received_at" DESC);
CREATE INDEX "whatsapp_messages_recipient_phone_created_at_idx" ON "whatsapp_messages"("recipient_phone", "created_at" DESC);
