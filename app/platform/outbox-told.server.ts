import { kindsWhere } from "#app/contract/message-kinds.ts";
import { sql } from "./db.server.ts";

const toShop = kindsWhere(({ audience }) => audience === "shop");

/**
 * Whether a message of the same order reached the customer of the outbox row `o` all the same: the same word by another channel, or a newer
 * one. Who was reached waits for nothing.
 */
export const isToldElsewhere = sql`EXISTS (
  SELECT FROM outbox x WHERE x.order_id = o.order_id AND x.id <> o.id AND x.status = 'sent' AND (x.bounced_at IS NULL OR x.delivered_at IS NOT NULL)
    AND x.kind <> ALL (${toShop}) AND ((x.kind = o.kind AND x.payload = o.payload) OR x.created_at > o.created_at))`;
