import { db } from "#app/platform/db.server.ts";

/** How many events are read, and how many of them are listed (B7.22). */
const most = { read: 100, listed: 10 };

/** What became of one push of a campaign. */
export interface PushEventView {
  /** unique among the events, as text */
  id: string;
  /** sent, failed or clicked */
  type: string;
  /** the title of its campaign; null for one that was deleted */
  campaign: string | null;
  at: Date;
}

/** The latest 100 events: how many of each type, the most frequent first, and the newest 10 (B7.22). */
export async function listPushEvents(): Promise<{ counts: { type: string; count: number }[]; recent: PushEventView[] }> {
  const events = await db.pushEvent.findMany({
    select: { id: true, eventType: true, createdAt: true, campaignId: true },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: most.read,
  });
  const recent = events.slice(0, most.listed);
  const ids = recent.flatMap(({ campaignId }) => campaignId ?? []);
  const campaigns = await db.pushCampaign.findMany({ where: { id: { in: ids } }, select: { id: true, title: true } });
  const titles = new Map(campaigns.map(({ id, title }) => [id, title]));
  const byType = new Map<string, number>();
  for (const { eventType } of events) byType.set(eventType, (byType.get(eventType) ?? 0) + 1);
  return {
    counts: [...byType].map(([type, count]) => ({ type, count })).toSorted((one, other) => other.count - one.count),
    recent: recent.map(
      ({ id, eventType: type, campaignId, createdAt: at }): PushEventView => ({
        ...{ id: String(id), type, campaign: titles.get(campaignId ?? 0) ?? null, at },
      }),
    ),
  };
}
