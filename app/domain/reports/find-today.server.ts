import { addDays, karachiDate, startOfKarachiDay } from "#app/lib/dates.ts";
import { type Paisa, paisa } from "#app/lib/money.ts";
import { now } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";

/**
 * The day so far, in Karachi; `written` counts messages and suggestions that nobody has answered, `revenue` (paisa, of orders
 * delivered today) is null for those who may not see money.
 */
export type Today = { date: string; placed: number; pending: number; toDeliver: number; written: number; revenue: Paisa | null };

type Row = { placed: number; pending: number; to_deliver: number; written: number; revenue: bigint | null };

/** The first figures of a shift, in one statement over indexes. */
export async function findToday({ withMoney }: { withMoney: boolean }): Promise<Today> {
  const date = karachiDate(now());
  const [from, to] = [startOfKarachiDay(date), startOfKarachiDay(addDays(date, 1))];
  const [row] = await db.$queryRaw<Row[]>`
    SELECT
      (SELECT count(*)::int FROM orders
        WHERE created_at >= ${from} AND created_at < ${to} AND status <> 'cancelled') AS placed,
      (SELECT count(*)::int FROM orders WHERE status = 'pending') AS pending,
      (SELECT count(*)::int FROM orders WHERE delivery_date = ${date}::date AND status NOT IN ('delivered', 'cancelled')) AS to_deliver,
      (SELECT count(*)::int FROM contact_messages WHERE status = 'new')
        + (SELECT count(*)::int FROM user_suggestions WHERE status = 'new') AS written,
      (SELECT sum(total)::bigint FROM orders
        WHERE ${withMoney} AND status = 'delivered' AND delivered_at >= ${from} AND delivered_at < ${to}) AS revenue`;
  const { placed = 0, pending = 0, to_deliver: toDeliver = 0, written = 0, revenue = null } = row ?? {};
  return { date, placed, pending, toDeliver, written, revenue: withMoney ? paisa(Number(revenue ?? 0)) : null };
}
