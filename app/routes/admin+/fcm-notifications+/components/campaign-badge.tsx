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

interface CampaignProblemProps {
  campaign: Parameters<typeof campaignBadge>[0] & {
    isActive: boolean;
    nextExecution: Date | null;
    errorMessage: string | null;
  };
}

/** Why a campaign was not sent, or not to everybody, or is not being sent. */
export function CampaignProblem({ campaign }: CampaignProblemProps) {
  const t = useText(adminCampaigns);
  const { isActive, nextExecution, errorMessage } = campaign;
  const badge = campaignBadge(campaign);
  const problem = errorMessage === "nobody" ? t("error.nobody") : errorMessage && t("error.other", { reason: errorMessage });
  const isPaused = !isActive && nextExecution !== null;
  const why = badge === "missed" ? t("missed.why") : isPaused ? t("state.is_active.off") : problem;
  return why ? <small className="text-ink-2">{why}</small> : null;
}
