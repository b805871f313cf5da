import { z } from "zod";
import { now } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { seal, unseal } from "#app/platform/seal.server.ts";

const purpose = "push click";
const sealedClick = z.object({ delivery: z.number().int() });

/** What the service worker posts when a campaign's push is pressed: the delivery, which only the shop can have written. */
export const clickForm = z.object({ click: z.string().max(300) });

/** The token of a delivery's push. */
export const clickToken = (delivery: number): string => seal(purpose, { delivery });

/** Counts that a campaign's push was pressed, once for each person and run (B3.14); a token that the shop did not write counts nothing. */
export async function recordClick({ click }: z.output<typeof clickForm>): Promise<void> {
  const opened = sealedClick.safeParse(unseal(purpose, click));
  if (!opened.success) return;
  await db.$executeRaw`
    WITH clicked AS (
      UPDATE push_campaign_deliveries SET clicked_at = ${now()} WHERE id = ${opened.data.delivery} AND clicked_at IS NULL
      RETURNING campaign_id)
    INSERT INTO notification_analytics (event_type, campaign_id, created_at) SELECT 'clicked', campaign_id, ${now()} FROM clicked`;
}
