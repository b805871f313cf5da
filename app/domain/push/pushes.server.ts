import type { SendersOf } from "#app/platform/outbox.server.ts";
import { sendCampaign } from "./send-campaign.server.ts";
import { sendNotification } from "./send-notification.server.ts";

/** What leaves by push, for the outbox. */
export const pushes: SendersOf<"push"> = { "push/notification": sendNotification, "push/campaign": sendCampaign };
