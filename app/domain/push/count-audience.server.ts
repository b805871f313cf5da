import { db, sql } from "#app/platform/db.server.ts";
import { type Audience, type AudienceCount, audiences } from "./campaign.ts";
import { isInAudience, isReached } from "./internal/audience.server.ts";

/** How many people have a push token: those whose browsers show pushes, however many browsers that is (B7.25). */
export async function countEnabledUsers(): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(DISTINCT s.user_id)::int AS count FROM push_subscriptions s JOIN users u ON u.id = s.user_id WHERE u.blocked_at IS NULL`;
  return row?.count ?? 0;
}

/** How many people some audiences have now, and how many of them a campaign would reach. */
export async function countAudiences<Name extends Audience>(
  names: readonly Name[],
  selected: readonly number[] = [],
): Promise<Record<Name, AudienceCount>> {
  const known = audiences.filter((audience): audience is Name & Audience => (names as readonly Audience[]).includes(audience));
  const counted = known.map(async (audience) => {
    const [count] = await db.$queryRaw<AudienceCount[]>(sql`
      SELECT count(*)::int AS people, (count(*) FILTER (WHERE ${isReached()}))::int AS reached
      FROM users u WHERE ${isInAudience(audience, selected)}`);
    return [audience, count ?? { people: 0, reached: 0 }] as const;
  });
  return Object.fromEntries(await Promise.all(counted)) as Record<Name, AudienceCount>;
}
