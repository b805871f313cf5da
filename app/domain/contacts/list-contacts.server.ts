import type { Paisa } from "#app/lib/money.ts";
import { searchedDigits } from "#app/lib/phone.ts";
import { join, readRows, sql } from "#app/platform/db.server.ts";

type Sql = ReturnType<typeof sql>;

/** How many contacts a page of the list shows. */
export const contactsPerPage = 50;

/** The furthest page: a search is quicker for everybody. */
export const lastContactsPage = 10_000;

/** A contact in the list. What is owed in paisa, below zero what the shop holds for them. */
export type ListedContact = {
  id: number;
  name: string;
  phone: string;
  zone: string | null;
  orders: number;
  balance: Paisa;
  isBlocked: boolean;
};

/** A page of the list with the number of all contacts that the search finds. */
export type ContactPage = { contacts: ListedContact[]; total: number };

const shortest = 3;

/** `%`, `_` and `\` mean themselves. */
const literally = (text: string) => text.replace(/[\\%_]/g, "\\$&");

/** A part of the name, or of the phone number however it is written; one or two letters begin a word of the name. */
function searchCondition(text: string): Sql {
  const part = literally(text);
  const either =
    text.length < shortest
      ? [sql`c.name ILIKE ${`${part}%`}`, sql`c.name ILIKE ${`% ${part}%`}`]
      : [sql`c.name ILIKE ${`%${part}%`}`];
  const typed = searchedDigits(text);
  if (typed && typed.digits.length >= shortest) either.push(sql`c.phone LIKE ${`%${typed.part}%`}`);
  return sql`(${join(either, " OR ")})`;
}

const rowsOfShown = sql`coalesce((
  SELECT json_agg(row ORDER BY row.at DESC, row.id DESC) FROM (
    SELECT c.id, c.name, c.phone, c.zone, c.created_at AS at, c.khata_balance AS balance, c.blocked_at IS NOT NULL AS "isBlocked",
      (SELECT count(*) FROM orders o WHERE o.customer_phone = c.phone) AS orders
    FROM shown JOIN contacts c ON c.id = shown.id) row), '[]') AS contacts`;

/** What a search finds: gone through once, for the count and for the page. */
export const contactSearchStatement = (search: string, skip: number): Sql => sql`
  WITH found AS MATERIALIZED (
      SELECT c.id, c.created_at FROM contacts c WHERE ${searchCondition(search)} AND c.merged_into_id IS NULL),
    shown AS (SELECT id FROM found ORDER BY created_at DESC, id DESC OFFSET ${skip} LIMIT ${contactsPerPage})
  SELECT (SELECT count(*)::int FROM found) AS total, ${rowsOfShown}`;

/** How many contacts there are: all rows less those that were merged into another, each counted in an index. */
export const contactCountStatement: Sql = sql`
  SELECT (SELECT count(*) FROM (SELECT id FROM contacts ORDER BY id OFFSET 0) ids)::int
    - (SELECT count(*) FROM contacts WHERE merged_into_id IS NOT NULL)::int AS total`;

/** A page of all contacts, the newest first. */
export const contactPageStatement = (total: number, skip: number): Sql => sql`
  WITH shown AS (
    SELECT id FROM contacts WHERE merged_into_id IS NULL ORDER BY created_at DESC, id DESC OFFSET ${skip} LIMIT ${contactsPerPage})
  SELECT ${total}::int AS total, ${rowsOfShown}`;

/** One page of the contacts, the newest first; one that was merged into another is not listed. A page past the end has none. */
export async function listContacts({ search, page }: { search: string; page: number }): Promise<ContactPage> {
  const skip = (page - 1) * contactsPerPage;
  const none = { contacts: [], total: 0 };
  if (search) return (await readRows<ContactPage>(contactSearchStatement(search, skip)))[0] ?? none;
  const [{ total } = none] = await readRows<{ total: number }>(contactCountStatement);
  if (skip >= total) return { contacts: [], total };
  return (await readRows<ContactPage>(contactPageStatement(total, skip)))[0] ?? none;
}
