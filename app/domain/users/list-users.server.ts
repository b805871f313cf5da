import type { Role } from "#app/domain/team/permissions.ts";
import { searchedDigits } from "#app/lib/phone.ts";
import { join, readRows, sql } from "#app/platform/db.server.ts";

type Sql = ReturnType<typeof sql>;

/** How many users a page of the list shows. */
export const usersPerPage = 50;

/** The furthest page: a search is quicker for everybody. */
export const lastUsersPage = 10_000;

/** An account in the list. Times are ISO texts, or whatever else the database holds in their place. */
export type ListedUser = {
  id: number;
  name: string;
  email: string | null;
  phone: string | null;
  role: Role | null;
  created_at: string | null;
  last_sign_in_at: string | null;
  orders: number;
  isBlocked: boolean;
};

/** A page of the list with the number of all accounts that the search finds. */
export type UserPage = { users: ListedUser[]; total: number };

const largestId = 2_147_483_647;

/** `%`, `_` and `\` mean themselves. */
const literally = (text: string) => text.replace(/[\\%_]/g, "\\$&");

/**
 * The condition of a search: a part of the name, of the e-mail address, or of the phone number however it is written; a text of one
 * or two letters begins a word of the name, or the address. Each alternative has a trigram index.
 */
function searchCondition(text: string): Sql {
  const part = literally(text);
  const either =
    text.length < 3
      ? [sql`u.name ILIKE ${`${part}%`}`, sql`u.name ILIKE ${`% ${part}%`}`, sql`u.email ILIKE ${`${part}%`}`]
      : [sql`u.name ILIKE ${`%${part}%`}`, sql`u.email ILIKE ${`%${part}%`}`];
  const typed = searchedDigits(text);
  if (typed) {
    if (Number(typed.digits) <= largestId) either.push(sql`u.id = ${Number(typed.digits)}`);
    if (typed.digits.length >= 3) either.push(sql`u.phone LIKE ${`%${typed.part}%`}`);
  }
  return sql`(${join(either, " OR ")})`;
}

/** The accounts of a page as JSON, from `shown`, which has their ids. */
const rowsOfShown = sql`coalesce((
  SELECT json_agg(row ORDER BY row.at DESC, row.id DESC) FROM (
    SELECT u.id, u.name, u.email, u.phone, u.role, u.created_at AS at, u.created_at, u.last_sign_in_at,
      u.blocked_at IS NOT NULL AS "isBlocked", (SELECT count(*) FROM orders o WHERE o.user_id = u.id) AS orders
    FROM shown JOIN users u ON u.id = shown.id) row), '[]') AS users`;

/** What a search finds: gone through once, for the count and for the page. */
export const userSearchStatement = (search: string, skip: number): Sql => sql`
  WITH found AS MATERIALIZED (SELECT u.id, u.created_at FROM users u WHERE ${searchCondition(search)}),
    shown AS (SELECT id FROM found ORDER BY created_at DESC, id DESC OFFSET ${skip} LIMIT ${usersPerPage})
  SELECT (SELECT count(*)::int FROM found) AS total, ${rowsOfShown}`;

/** How many accounts there are; in the order of an index, which alone is read then and not the wide rows. */
export const countStatement: Sql = sql`SELECT count(*)::int AS total FROM (SELECT id FROM users ORDER BY id OFFSET 0) ids`;

/** A page of all accounts; one of the second half is counted from the end, which is nearer. */
export function pageStatement(total: number, skip: number): Sql {
  const left = total - skip;
  const shown =
    left < skip
      ? sql`ORDER BY created_at, id OFFSET ${Math.max(0, left - usersPerPage)} LIMIT ${Math.min(left, usersPerPage)}`
      : sql`ORDER BY created_at DESC, id DESC OFFSET ${skip} LIMIT ${usersPerPage}`;
  return sql`WITH shown AS (SELECT id FROM users ${shown}) SELECT ${total}::int AS total, ${rowsOfShown}`;
}

/** One page of the accounts, the newest first, customers and team alike; a page past the end has none. */
export async function listUsers({ search, page }: { search: string; page: number }): Promise<UserPage> {
  const skip = (page - 1) * usersPerPage;
  const none = { users: [], total: 0 };
  if (search) return (await readRows<UserPage>(userSearchStatement(search, skip)))[0] ?? none;
  const [{ total } = none] = await readRows<{ total: number }>(countStatement);
  if (skip >= total) return { users: [], total };
  return (await readRows<UserPage>(pageStatement(total, skip)))[0] ?? none;
}

/** An account offered while somebody types. */
export type PaletteUser = Pick<ListedUser, "id" | "name" | "email" | "phone">;

/** The accounts that a text may mean, at most five, the newest first. */
export const findPaletteUsers = (text: string): Promise<PaletteUser[]> =>
  readRows<PaletteUser>(sql`
    SELECT id, name, email, phone FROM users u WHERE ${searchCondition(text)} ORDER BY created_at DESC, id DESC LIMIT 5`);
