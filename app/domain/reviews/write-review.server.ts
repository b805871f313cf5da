import { z } from "zod";
import { lineField, textField } from "#app/lib/form-fields.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { hasBought } from "./internal/bought.server.ts";

/** A review: one to five stars, an optional title, and a text. */
export const reviewForm = z.object({
  rating: z.enum(["1", "2", "3", "4", "5"], "choice").transform(Number),
  title: lineField(100).optional(),
  content: textField(2000),
});

type WriteReview = { productId: number; userId: number; review: z.output<typeof reviewForm> };

/**
 * Puts a buyer's review on the product's page at once. One statement decides, so a repeat writes nothing.
 *
 * @returns refused with `review.already-reviewed` (A5.05), or `review.not-bought` without a delivered order of the product (A5.03)
 */
export async function writeReview({ productId, userId, review }: WriteReview): Promise<Outcome<null>> {
  const { rating, title = null, content } = review;
  const written = await db.$queryRaw<unknown[]>`
    INSERT INTO reviews (product_id, user_id, rating, title, content, created_at)
    SELECT p.id, ${userId}, ${rating}, ${title}, ${content}, ${now()} FROM products p
    WHERE p.id = ${productId} AND p.status = 'active' AND ${hasBought(userId, productId)}
    ON CONFLICT (product_id, user_id) DO NOTHING RETURNING id`;
  if (written.length > 0) return done(null);
  const earlier = await db.review.count({ where: { productId, userId } });
  return refused(earlier > 0 ? "review.already-reviewed" : "review.not-bought");
}
