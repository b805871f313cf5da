import type { Paisa } from "#app/lib/money.ts";
import { searchedDigits } from "#app/lib/phone.ts";
import { now } from "#app/platform/clock.server.ts";
import { join, readRows, sql } from "#app/platform/db.server.ts";
import type { KhataFilter, KhataTab } from "./khata-filter.ts";

type Sql = ReturnType<typeof sql>;

/** How many people a page of the list shows. */
export const khataPerPage = 50;

/** The furthest page. */
export const lastKhataPage = 4000;

/**
 * Somebody in the list; in paisa. What is owed parts by its age in days: payments go against the oldest goods, so that the ages make up
 * the balance.
 */
export type ListedKhata = {
  id: number;
  name: string;
  phone: string;
  balance: Paisa;
  limit: Paisa;
  paid_at: string | null;
  days30: Paisa;
  days60: Paisa;
  days90: Paisa;
  older: Paisa;
};

/** What a part of the list comes to: its people, what they owe in paisa, and how many are over their limit. */
export type KhataSums = { people: number; owed: Paisa; over: number };

const day = 24 * 60 * 60 * 1000;

const daysAgo = (days: number): string => new Date(now().getTime() - days * day).toISOString();

const conditions: Readonly<Record<KhataTab, () => Sql>> = {
  owing: () => sql`c.khata_balance > 0`,
  over: () => sql`c.khata_balance > 0 AND c.khata_balance > c.khata_limit`,
  near: () =>
    sql`c.khata_balance > 0 AND c.khata_balance <= c.khata_limit AND c.khata_balance * 10::bigint >= c.khata_limit * 9::bigint`,
  late: () => sql`c.khata_balance > 0 AND c.khata_oldest_at < ${daysAgo(60)}::timestamptz`,
  settled: () => sql`c.khata_limit > 0 AND c.khata_balance <= 0`,
};

/** `%`, `_` and `\` mean themselves. */
const literally = (text: string) => text.replace(/[\\%_]/g, "\\$&");

function searchCondition(text: string): Sql[] {
  if (!text) return [];
  const typed = searchedDigits(text);
  const byName = sql`c.name ILIKE ${`%${literally(text)}%`}`;
  return [typed && typed.digits.length >= 3 ? sql`(${byName} OR c.phone LIKE ${`%${typed.part}%`})` : byName];
}

const conditionOf = ({ tab, search }: Pick<KhataFilter, "tab" | "search">): Sql =>
  join([conditions[tab](), sql`c.merged_into_id IS NULL`, ...searchCondition(search)], " AND ");

const orders = {
  oldest: sql`c.khata_oldest_at, c.id`,
  balance: sql`c.khata_balance DESC, c.id`,
  name: sql`c.name, c.id`,
} as const;

/** The statement behind `listKhata`: a page of people out of the index, and the ages of what each of them owes. */
export const khataStatement = (filter: KhataFilter, { take, skip }: { take: number; skip: number }): Sql => sql`
  WITH shown AS (
      SELECT c.id, c.name, c.phone, c.khata_balance, c.khata_limit, c.khata_paid_at, c.khata_oldest_at
      FROM contacts c WHERE ${conditionOf(filter)} ORDER BY ${orders[filter.sort]} LIMIT ${take} OFFSET ${skip}),
    aged AS (
      SELECT c.*, given.d30, given.d60, given.d90 FROM shown c CROSS JOIN LATERAL (
        SELECT coalesce(sum(e.amount) FILTER (WHERE e.created_at >= ${daysAgo(30)}::timestamptz), 0)::bigint AS d30,
          coalesce(sum(e.amount) FILTER (WHERE e.created_at >= ${daysAgo(60)}::timestamptz), 0)::bigint AS d60,
          coalesce(sum(e.amount), 0)::bigint AS d90
        FROM khata_entries e
        WHERE e.contact_id = c.id AND e.amount > 0 AND e.created_at >= ${daysAgo(90)}::timestamptz) AS given)
  SELECT id, name, phone, khata_balance AS balance, khata_limit AS "limit",
    to_char(khata_paid_at AT TIME ZONE 'Asia/Karachi', 'YYYY-MM-DD') AS paid_at,
    least(d30, owed)::int AS days30, (least(d60, owed) - least(d30, owed))::int AS days60,
    (least(d90, owed) - least(d60, owed))::int AS days90, (owed - least(d90, owed))::int AS older
  FROM (SELECT aged.*, greatest(khata_balance, 0)::bigint AS owed FROM aged) AS c ORDER BY ${orders[filter.sort]}`;

/** The statement behind `sumKhata`. */
export const khataSumsStatement = (filter: Pick<KhataFilter, "tab" | "search">): Sql => sql`
  SELECT count(*)::int AS people, coalesce(sum(greatest(c.khata_balance, 0)), 0)::float8 AS owed,
    count(*) FILTER (WHERE c.khata_balance > c.khata_limit)::int AS over
  FROM contacts c WHERE ${conditionOf(filter)}`;

/** One page of who owes, the oldest debt first unless asked otherwise. */
export const listKhata = (filter: KhataFilter): Promise<ListedKhata[]> =>
  readRows<ListedKhata>(khataStatement(filter, { take: khataPerPage, skip: (filter.page - 1) * khataPerPage }));

/** What everybody under a filter comes to. */
export async function sumKhata(filter: Pick<KhataFilter, "tab" | "search">): Promise<KhataSums> {
  const [sums] = await readRows<KhataSums>(khataSumsStatement(filter));
  return sums ?? { people: 0, owed: 0 as Paisa, over: 0 };
}
