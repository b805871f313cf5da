import { DateTimeText } from "#app/admin/list/list-table.tsx";
import { resource } from "#app/admin/resource/resource.ts";
import { isRecurring, type RecurringType, type ScheduleType } from "#app/domain/push/campaign.ts";
import { campaignTable } from "#app/domain/push/campaigns.ts";
import { adminCampaigns } from "#app/i18n/admin-push.ts";
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
    { name: "own.status", cell: (campaign) => <Status campaign={campaign} />, width: "200px" },
    { name: "targetAudience", width: "150px" },
    { name: "own.when", cell: (campaign) => <When {...campaign} />, width: "250px" },
    { name: "sentCount", isNumber: true, width: "70px" },
  ],
});

type StatusProps = { campaign: Parameters<typeof CampaignProblem>[0]["campaign"] };

function Status({ campaign }: StatusProps) {
  return (
    <>
      <CampaignBadge campaign={campaign} /> <CampaignProblem campaign={campaign} />
    </>
  );
}

interface WhenProps {
  scheduleType: string;
  frequencyInterval: number;
  nextExecution: Date | null;
  endDate: Date | null;
  createdAt: Date;
}

/** When it is sent next, how often, and until when; when it was created where it is over. */
function When({ scheduleType, frequencyInterval, nextExecution, endDate, createdAt }: WhenProps) {
  const t = useText(adminCampaigns);
  const lang = useLang();
  const type = scheduleType as ScheduleType;
  const often = [
    isRecurring(type) ? t(`every.${type as RecurringType}`, { count: frequencyInterval }) : "",

    endDate ? t("until", { day: formatDate(karachiDate(new Date(endDate)), lang) }) : "",
  ].filter(Boolean);
  return (
    <>
      <DateTimeText at={nextExecution ?? createdAt} />
      {often.length > 0 ? <small className="text-ink-2"> {often.join(", ")}</small> : null}
    </>
  );
}
