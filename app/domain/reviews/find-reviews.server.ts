import { karachiDate } from "#app/lib/dates.ts";
import { Placeholder, raw, readRows, type Sql, sql } from "#app/platform/db.server.ts";
import { hasBought } from "./internal/bought.server.ts";
import { publicName } from "./internal/public-name.ts";
import type { RatingSummary, ReviewPermission, ReviewsAndQuestions } from "./reviews-and-questions.ts";

/** How many reviews, and how many questions, one page shows. */
const perPage = 5;

/** Nobody leafs through further than this. */
export const lastReviewListPage = 1000;

type ReviewsQuery = { productId: number; viewerId: number | null; reviewsPage: number; questionsPage: number };
type ReviewRow = { id: number; rating: number; title: string | null; content: string; reply: string | null; author: string };
type QuestionRow = { id: number; question: string; answer: string | null; author: string };
type Row = {
  reviews: (ReviewRow & { at: string })[];
  questions: (QuestionRow & { at: string })[];
  ratings: { rating: number; count: number }[];
  standing: ReviewPermission;
};

/**
 * The public reviews and questions of a product, in one round trip: reviews that staff have not hidden, the latest first, and
 * questions, the answered ones first. Reads one row more than a page to detect a next page.
 */
export async function findReviewsAndQuestions({
  productId,
  viewerId,
  reviewsPage,
  questionsPage,
}: ReviewsQuery): Promise<ReviewsAndQuestions> {
  const [row] = (await readRows<Row>(sql`SELECT
    (SELECT coalesce(json_agg(r), '[]') FROM (
      SELECT r.id, r.rating, r.title, r.content, r.reply, r.created_at AS at, u.name AS author
      FROM reviews r JOIN users u ON u.id = r.user_id WHERE r.product_id = ${productId} AND ${isShown}
      ORDER BY r.created_at DESC, r.id DESC LIMIT ${perPage + 1} OFFSET ${(reviewsPage - 1) * perPage}) r) AS reviews,
    (SELECT coalesce(json_agg(q), '[]') FROM (
      SELECT q.id, q.question, q.answer, q.created_at AS at, q.user_name AS author
      FROM product_questions q WHERE q.product_id = ${productId}
      ORDER BY q.answer IS NULL, q.created_at DESC, q.id DESC
      LIMIT ${perPage + 1} OFFSET ${(questionsPage - 1) * perPage}) q) AS questions,
    (SELECT coalesce(json_agg(s), '[]') FROM (
      SELECT r.rating, count(*)::int AS count FROM reviews r
      WHERE r.product_id = ${productId} AND ${isShown} GROUP BY r.rating) s) AS ratings,
    ${viewerId === null ? sql`'visitor'` : standingOf(viewerId, productId)} AS standing`)) as [Row];
  return {
    rating: summaryOf(row.ratings),
    reviews: pageOf(row.reviews, reviewsPage),
    questions: pageOf(row.questions, questionsPage),
    standing: row.standing,
  };
}

/** Whether a person may review a product. */
export async function findReviewPermission(productId: number, userId: number): Promise<ReviewPermission> {
  const [row] = await readRows<Pick<Row, "standing">>(sql`SELECT ${standingOf(userId, productId)} AS standing`);
  return row?.standing ?? "stranger";
}

/** The same as a column `standing` of a statement about the user `u`, of the product that is given as `product`. */
export const reviewPermissionColumn = sql`${standingOf(raw("u.id"), new Placeholder("product"))} AS standing`;

/** The empty value, also for a failed read. */
export function noReviewsAndQuestions(isSignedIn: boolean): ReviewsAndQuestions {
  const none = { shown: [], page: 1, hasNext: false };
  return { rating: null, reviews: none, questions: none, standing: isSignedIn ? "stranger" : "visitor" };
}

const isShown = raw("r.status IN ('published', 'approved')");

function standingOf(viewerId: number | Sql, productId: number | Placeholder) {
  return sql`CASE
    WHEN EXISTS (SELECT FROM reviews WHERE product_id = ${productId} AND user_id = ${viewerId}) THEN 'reviewed'
    WHEN ${hasBought(viewerId, productId)} THEN 'buyer' ELSE 'stranger' END`;
}

function pageOf<Voice extends { at: string; author: string }>(rows: Voice[], page: number) {
  const shown = rows.slice(0, perPage).map(({ at, author, ...voice }) => ({
    ...voice,
    author: publicName(author),
    day: karachiDate(new Date(at)),
  }));
  return { shown, page, hasNext: rows.length > perPage };
}

function summaryOf(ratings: Row["ratings"]): RatingSummary | null {
  const stars: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  for (const { rating, count } of ratings) stars[rating - 1] = count;
  const count = stars.reduce((sum, number) => sum + number, 0);
  if (count === 0) return null;
  const sum = stars.reduce((total, number, at) => total + number * (at + 1), 0);
  return { average: Math.round((sum * 10) / count) / 10, count, stars };
}
