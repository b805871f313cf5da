import { db, join, sql } from "#app/platform/db.server.ts";
import type { Audience, AudienceCount } from "./campaign.ts";
import { isCustomer, isInAudience, isReached, joinRung } from "./internal/audience.server.ts";

/** How many people have a push token: those whose browsers show pushes, however many browsers that is (B7.25). */
export async function countEnabledUsers(): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(DISTINCT s.user_id)::int AS count FROM push_subscriptions s JOIN users u ON u.id = s.user_id WHERE u.blocked_at IS NULL`;
  return row?.count ?? 0;
}

/** How many people some audiences have now, and how many of them a campaign would reach; in one pass over the customers. */
export async function countAudiences<Name extends Audience>(
  names: readonly Name[],
  selected: readonly number[] = [],
): Promise<Record<Name, AudienceCount>> {
  const counts = names.map((audience) => {
    const isIn = isInAudience(audience, selected);
    return sql`${audience}::text, jsonb_build_object(
      'people', count(*) FILTER (WHERE ${isIn}), 'reached', count(*) FILTER (WHERE u.is_reached AND ${isIn}))`;
  });
  const [row] = await db.$queryRaw<{ counts: Record<Name, AudienceCount> }[]>(sql`
    SELECT jsonb_build_object(${join(counts)}) AS counts
    FROM (SELECT u.id, u.created_at, ${isReached} AS is_reached FROM users u ${joinRung()} WHERE ${isCustomer}) u`);
  if (!row) throw new Error("no audience was counted");
  return row.counts;
}
