import { db } from "#app/platform/db.server.ts";

/** How many events are read, and how many of them are listed (B7.12, B2.12). */
const most = { read: 100, listed: 20 };

/** One thing that a visitor did. */
export interface LatestEvent {
  /** unique among the events, as text */
  id: string;
  type: string;
  /** the page it was done on, null where the browser did not say */
  page: string | null;
  at: Date;
  /** whether the visitor was signed in */
  isAuthenticated: boolean;
}

/** The latest 100 events: how many of each type and of all there are, the most frequent first, and the newest 20 (B2.10, B2.12). */
export async function readLatestEvents() {
  const events = await db.analyticsEvent.findMany({
    select: { id: true, eventType: true, pageUrl: true, userId: true, createdAt: true },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: most.read,
  });
  const byType = new Map<string, number>();
  for (const { eventType } of events) byType.set(eventType, (byType.get(eventType) ?? 0) + 1);
  return {
    total: events.length,
    counts: [...byType]
      .map(([type, count]) => ({ type, count }))
      .toSorted((one, other) => other.count - one.count || one.type.localeCompare(other.type)),
    recent: events.slice(0, most.listed).map(
      ({ id, eventType: type, pageUrl: page, userId, createdAt: at }): LatestEvent => ({
        ...{ id: String(id), type, page, at, isAuthenticated: userId !== null },
      }),
    ),
  };
}
