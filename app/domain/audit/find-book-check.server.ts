import type { BrokenLaw } from "#app/contract/book-laws.ts";
import { readRows, sql } from "#app/platform/db.server.ts";

/** The last check of the books: when it was, ISO; what it found broken, and whether it could not read them to their end. */
export type BookCheck = { at: string; broken: BrokenLaw[]; isUnread: boolean };

/** The last check of the books; null before the first. */
export async function findBookCheck(): Promise<BookCheck | null> {
  const [check] = await readRows<{ at: Date; broken: BrokenLaw[]; isUnread: boolean }>(sql`
    SELECT checked_at AS at, broken, problem IS NOT NULL AS "isUnread" FROM book_checks ORDER BY day DESC LIMIT 1`);
  return check ? { ...check, at: check.at.toISOString() } : null;
}
