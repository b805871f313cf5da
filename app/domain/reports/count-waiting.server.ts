import type { Permissions } from "#app/domain/team/permissions.ts";
import { db } from "#app/platform/db.server.ts";

/** How many rows of a section nobody has looked at or answered, by the section's key; the orders' own count is live. */
export type Waiting = { reviews: number; "product-questions": number; suggestions: number; contact: number };

/** Counting stops here: beyond it the number changes nothing. */
const mostCounted = 100;

/** What waits in the sections that somebody may open, at most `mostCounted` each; 0 in every other. */
export async function countWaiting(permissions: Permissions): Promise<Waiting> {
  const { reviews, product_questions: questions, suggestions, content } = permissions;
  const [row] = await db.$queryRaw<Waiting[]>`
    SELECT
      (SELECT count(*)::int FROM (SELECT FROM reviews WHERE ${reviews !== undefined} AND status = 'published' LIMIT ${mostCounted}) AS r) AS reviews,
      (SELECT count(*)::int FROM (SELECT FROM product_questions
        WHERE ${questions !== undefined} AND answered_at IS NULL LIMIT ${mostCounted}) AS q) AS "product-questions",
      (SELECT count(*)::int FROM (SELECT FROM user_suggestions
        WHERE ${suggestions !== undefined} AND status = 'new' LIMIT ${mostCounted}) AS s) AS suggestions,
      (SELECT count(*)::int FROM (SELECT FROM contact_messages
        WHERE ${content !== undefined} AND status = 'new' LIMIT ${mostCounted}) AS m) AS contact`;
  return row ?? nothingWaiting;
}

/** Nothing waits anywhere. */
export const nothingWaiting: Waiting = { reviews: 0, "product-questions": 0, suggestions: 0, contact: 0 };
