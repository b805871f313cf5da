import { DateTimeText } from "#app/admin/list/list-table.tsx";
import { Panel } from "#app/admin/panel.tsx";
import { Table } from "#app/admin/table.tsx";
import type { Audience } from "#app/domain/push/campaign.ts";
import type { LatestCampaign } from "#app/domain/push/list-latest-campaigns.server.ts";
import { adminCampaigns, adminPush } from "#app/i18n/admin-push.ts";
import { resourceTexts } from "#app/i18n/resource-texts.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Notice } from "#app/ui/notice.tsx";
import { CampaignBadge, CampaignProblem } from "./campaign-badge.tsx";

interface LatestCampaignsProps {
  /** null: they could not be read; `reference` is the error in the log then */
  campaigns: readonly LatestCampaign[] | null;
  reference: string | null;
}

/** What was sent last. */
export function LatestCampaigns({ campaigns, reference }: LatestCampaignsProps) {
  const t = useText(adminPush);
  const say = useText(resourceTexts);
  if (!campaigns) {
    return (
      <Notice tone="error">
        <b>{t("campaigns.failed")}</b>
        <p>{say("failed.why", { reference: reference ?? "" })}</p>
      </Notice>
    );
  }
  return (
    <Panel title={t("campaigns.latest")}>
      {campaigns.length === 0 ? <p>{t("campaigns.none")}</p> : <CampaignTable campaigns={campaigns} />}
    </Panel>
  );
}

function CampaignTable({ campaigns }: { campaigns: readonly LatestCampaign[] }) {
  const t = useText(adminPush);
  const names = useText(adminCampaigns);
  const head = (["campaign", "status", "audience", "sent", "at"] as const).map((column) => (
    <th key={column} scope="col" className={column === "sent" ? "num" : undefined}>
      {t(`column.${column}`)}
    </th>
  ));
  return (
    <Table label={t("campaigns.latest")} head={head}>
      {campaigns.map((campaign) => (
        <tr key={campaign.id} data-campaign={campaign.id}>
          <th scope="row">{campaign.title}</th>
          <td>
            <CampaignBadge campaign={campaign} />
            <CampaignProblem campaign={campaign} />
          </td>
          <td>{names(`target_audience.${campaign.targetAudience as Audience}`)}</td>
          <td className="num">{campaign.sentCount}</td>
          <td>
            <DateTimeText at={campaign.createdAt} />
          </td>
        </tr>
      ))}
    </Table>
  );
}
