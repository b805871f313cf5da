import { z } from "zod";
import { textField } from "#app/lib/form-fields.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";

/** A question about a product. */
export const questionForm = z.object({ question: textField(500, 5) });

type AskQuestion = { productId: number; asker: { id: number; name: string }; question: string };

/** Stores a customer's question about a product; a repeat changes nothing. False when there is no such product. */
export async function askQuestion({ productId, asker, question }: AskQuestion): Promise<boolean> {
  const requested = await db.$queryRaw<unknown[]>`
    INSERT INTO product_questions (product_id, product_name, user_id, user_name, question, created_at)
    SELECT p.id, p.name, ${asker.id}, ${asker.name}, ${question}, ${now()} FROM products p
    WHERE p.id = ${productId} AND p.status = 'active' AND NOT EXISTS (
      SELECT FROM product_questions q WHERE q.product_id = p.id AND q.user_id = ${asker.id} AND q.question = ${question})
    RETURNING id`;
  return requested.length > 0 || (await db.product.count({ where: { id: productId, status: "active" } })) > 0;
}
