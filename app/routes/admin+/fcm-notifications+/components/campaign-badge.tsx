import { campaignBadge } from "#app/domain/push/campaign.ts";
import { adminCampaigns } from "#app/i18n/admin-push.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";

const tones = {
  ...{ pending: "haldi", scheduled: "neel", recurring: "jamun" },
  ...{ sent: "podina", failed: "mirch", missed: "mirch" },
} as const satisfies Record<ReturnType<typeof campaignBadge>, BadgeTone>;

/** Where a campaign stands (B4.09). */
export function CampaignBadge({ campaign }: { campaign: Parameters<typeof campaignBadge>[0] }) {
  const badge = campaignBadge(campaign);
  return <Badge tone={tones[badge]}>{useText(adminCampaigns)(`status.${badge}`)}</Badge>;
}

/** Why a campaign was not sent, or not to everybody. */
export function CampaignProblem({ campaign }: { campaign: { status: string; errorMessage: string | null } }) {
  const t = useText(adminCampaigns);
  const { status, errorMessage } = campaign;
  const why = status === "missed" ? t("missed.why") : errorMessage === "nobody" ? t("error.nobody") : errorMessage;
  return why ? <small className="block text-ink-2">{why}</small> : null;
}
