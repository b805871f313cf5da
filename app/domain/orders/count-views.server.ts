import { db, join, sql } from "#app/platform/db.server.ts";
import { type OrderView, orderViewNames, orderViews } from "./order-views.ts";

/** Upper bound of the counts, so that they stay cheap. */
export const maxCounted = 1000;

type CountedView = Exclude<OrderView, "all">;

const counted = orderViewNames.filter((name) => name !== "all");

/**
 * How many orders wait in each view, at most `maxCounted` each; `all` is not counted. Most views hold only the few
 * orders under way and the rest stop at the bound, so the tabs stay cheap however old the shop grows.
 */
export async function countOrderViews(): Promise<Record<CountedView, number>> {
  const counts = counted.map((name) => {
    const { statuses, due } = orderViews[name];
    const money = due === null ? sql`` : due === "to-pay" ? sql`AND due > 0` : sql`AND due < 0`;
    return sql`SELECT ${name} AS name, (SELECT count(*)::int FROM
      (SELECT FROM orders WHERE status = ANY(${[...statuses]}) ${money} LIMIT ${maxCounted}) AS waiting) AS count`;
  });
  const rows = await db.$queryRaw<{ name: CountedView; count: number }[]>`${join(counts, " UNION ALL ")}`;
  return Object.fromEntries(rows.map(({ name, count }) => [name, count])) as Record<CountedView, number>;
}
