import { DateTimeText } from "#app/admin/list/list-table.tsx";
import { resource } from "#app/admin/resource/resource.ts";
import type { Audience, ScheduleType } from "#app/domain/push/campaign.ts";
import { campaignTable } from "#app/domain/push/campaigns.ts";
import { adminCampaigns, adminPush } from "#app/i18n/admin-push.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDate, karachiDate } from "#app/lib/dates.ts";
import { CampaignBadge, CampaignProblem } from "./campaign-badge.tsx";
import { PushTabs, PushToolbar, pushPaths } from "./push-head.tsx";

/** The campaigns as staff list them (B7.19). */
export const staffCampaigns = resource({
  table: campaignTable,
  section: "fcm-notifications",
  path: pushPaths.campaigns,
  texts: adminCampaigns,
  icon: "bell",
  toolbar: () => <PushToolbar />,
  above: () => <PushTabs tab="campaigns" />,
  linkOf: () => null,
  underName: ({ message }) => message,
  columns: [
    { name: "title" },
    { name: "own.status", cell: (campaign) => <Status campaign={campaign} />, width: "150px" },
    { name: "own.audience", cell: ({ targetAudience }) => <AudienceName audience={targetAudience} />, width: "150px" },
    { name: "own.due", cell: (campaign) => <Due {...campaign} />, width: "210px" },
    { name: "executionCount", isNumber: true, width: "70px", wideOnly: true },
    { name: "sentCount", isNumber: true, width: "80px" },
    { name: "isActive", width: "130px", wideOnly: true },
    { name: "createdAt", cell: ({ createdAt }) => <DateTimeText at={createdAt} />, width: "175px", wideOnly: true },
  ],
});

/** The name of an audience. */
function AudienceName({ audience }: { audience: string }) {
  return useText(adminPush)(`audience.${audience as Audience}`);
}

interface StatusProps {
  campaign: { status: string; scheduleType: string; isRecurring: boolean; errorMessage: string | null };
}

function Status({ campaign }: StatusProps) {
  return (
    <>
      <CampaignBadge campaign={campaign} />
      <CampaignProblem campaign={campaign} />
    </>
  );
}

interface DueProps {
  scheduleType: string;
  frequencyInterval: number;
  nextExecution: Date | null;
  endDate: Date | null;
}

/** When it is sent next, how often, and until when. */
function Due({ scheduleType, frequencyInterval, nextExecution, endDate }: DueProps) {
  const t = useText(adminCampaigns);
  const say = useText(adminPush);
  const lang = useLang();
  const often = [
    scheduleType === "immediate" || scheduleType === "scheduled" ? "" : say(`schedule.${scheduleType as ScheduleType}`),
    frequencyInterval > 1 ? t("every", { count: frequencyInterval }) : "",
    endDate ? t("until", { day: formatDate(karachiDate(new Date(endDate)), lang) }) : "",
  ].filter(Boolean);
  return (
    <>
      {nextExecution ? <DateTimeText at={nextExecution} /> : null}
      {often.length > 0 ? <small className="block text-ink-2">{often.join(", ")}</small> : null}
    </>
  );
}
