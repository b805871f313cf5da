import type { CreatedCampaign } from "#app/domain/push/create-campaign.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { refusals } from "#app/i18n/refusals.ts";
import { translator } from "#app/i18n/translate.ts";
import type { Refusal } from "#app/lib/outcome.ts";

/** A refusal of sending in the words of the send tab: "Failed to send notification: {reason}" (B8.18) but for those that a field explains. */
export function sendingFailed(refusal: Refusal, lang: Lang): Refusal {
  if (refusal.field || refusal.code === "push.no-tokens") return refusal;
  return { code: "push.failed", values: { reason: translator(lang, refusals)(refusal.code, refusal.values) } };
}

const toasts = { sent: "push-sent", scheduled: "push-scheduled", "after-quiet": "push-after-quiet" } as const;

/** Leads on from a form that was sent, and says what became of its push (B8.20). */
export const replySent = (to: string, { state, sentCount }: CreatedCampaign) =>
  redirectWithToast(to, toasts[state], { values: { count: String(sentCount) } });
