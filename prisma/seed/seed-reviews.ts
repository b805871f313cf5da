import type { ClientBase } from "pg";
import type { Prisma } from "#app/generated/prisma/client.ts";
import messages from "./catalogue/messages.json" with { type: "json" };
import questions from "./catalogue/questions.json" with { type: "json" };
import reviewsFile from "./catalogue/reviews.json" with { type: "json" };
import suggestions from "./catalogue/suggestions.json" with { type: "json" };
import { daysBefore, minutesAfter } from "./days-before.ts";
import type { DrawnOrder } from "./draw-orders.ts";
import { insertRows } from "./insert-rows.ts";
import type { Random } from "./random.ts";
import { type Product, productNamed } from "./read-catalogue.ts";
import { customers, staffIds } from "./seed-people.ts";

/** Customers' texts: reviews of delivered products, questions, suggestions and messages. */
export async function seedReviews(
  client: ClientBase,
  { random, orders, now }: { random: Random; orders: readonly DrawnOrder[]; now: Date },
): Promise<void> {
  await insertRows<Prisma.ReviewCreateManyInput>(client, "reviews", drawReviews(random, orders, now));
  await insertRows<Prisma.ProductQuestionCreateManyInput>(
    client,
    "product_questions",
    questions.map((requested, at) => questionRow(requested, at, now)),
  );
  await insertRows(
    client,
    "user_suggestions",
    suggestions.map(({ daysAgo, ...suggestion }) => ({
      ...suggestion,
      userId: customers.find(({ email }) => email === suggestion.email)?.id ?? null,
      createdAt: daysBefore(now, daysAgo),
    })),
  );
  await insertRows(
    client,
    "contact_messages",
    messages.map(({ daysAgo, ...message }) => ({ ...message, createdAt: daysBefore(now, daysAgo) })),
  );
}

const fresh = new Set(["vegetables", "fruit", "meat-fish", "dairy-eggs"]);
const family = new Set(["baby-care", "personal-care", "laundry-cleaning", "household-kitchen"]);

function kindOf({ category }: Product): string {
  if (fresh.has(category)) return "fresh";
  return family.has(category) ? "household" : "pantry";
}

/** Only customers with a delivery review a product, once, a day or two later; a poor rating gets an answer, a few reviews are hidden. */
function drawReviews(random: Random, orders: readonly DrawnOrder[], now: Date): Prisma.ReviewCreateManyInput[] {
  const said = new Map<string, number>();
  const reviews = new Map<string, Prisma.ReviewCreateManyInput>();
  for (const { status, lines, story, customer } of orders) {
    const bought = lines.find(({ kind }) => kind === "product" && random.chance(0.25))?.drawn[0]?.product;
    const createdAt = minutesAfter(story.at(-1)?.at ?? now, random.between(600, 2400));
    if (status !== "delivered" || !bought || createdAt > now) continue;
    const kind = kindOf(bought);
    const texts = reviewsFile.filter((text) => text.kind === kind);
    const turn = said.get(kind) ?? 0;
    said.set(kind, turn + 1);
    const { kind: _, ...text } = texts[turn % texts.length] as (typeof reviewsFile)[number];
    const isPoor = text.rating <= 3;
    reviews.set(`${bought.id}:${customer.id}`, {
      ...text,
      productId: bought.id,
      userId: customer.id,
      status: reviews.size % 3 === 0 ? "published" : reviews.size % 17 === 16 ? "hidden" : "approved",
      reply: isPoor ? "Maazrat. Aglay order mein hum khud dekh kar pack karenge." : null,
      repliedAt: isPoor && minutesAfter(createdAt, 300) < now ? minutesAfter(createdAt, 300) : null,
      createdAt,
    });
  }
  return [...reviews.values()];
}

function questionRow(
  { product, question, answer, daysAgo }: (typeof questions)[number],
  at: number,
  now: Date,
): Prisma.ProductQuestionCreateManyInput {
  const { id, name } = productNamed(product);
  const asker = customers[at + 2];
  const createdAt = daysBefore(now, daysAgo);
  return {
    productId: id,
    productName: name,
    userId: asker?.id ?? null,
    userName: asker?.name ?? "",
    question,
    answer,
    answeredAt: answer && minutesAfter(createdAt, 190),
    answeredById: answer ? staffIds.editor : null,
    createdAt,
  };
}
