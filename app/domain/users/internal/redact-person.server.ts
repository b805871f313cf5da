import { redactAudit, whileRedacting } from "#app/domain/audit/redact-audit.server.ts";
import { Prisma } from "#app/generated/prisma/client.ts";
import type { Tx } from "#app/platform/db.server.ts";
import type { PersonalData } from "./personal-data.server.ts";
import { personPattern, reachedPattern } from "./personal-patterns.ts";

/** Free text in a table's columns, and the rows of it that are looked through. */
type Texts = { table: string; columns: readonly string[]; where: Prisma.Sql; pattern: string };

/**
 * Takes a person out of what was written by or about them, in rows that stay: notes, questions and answers, reviews, messages, what was
 * sent to the shop, deleted rows in the bin, the audit log. Where a row is not theirs, a number or e-mail address that reaches them
 * makes it so.
 *
 * @param word what stands in place of whatever identifies them
 */
export async function redactPerson(tx: Tx, { id: userId }: { id: number }, data: PersonalData, word: string): Promise<void> {
  const { rows, own } = data;
  const person = personPattern(data);
  if (person === null) return;
  const reached = reachedPattern(own);
  for (const texts of textsOf(userId, data, person)) await redactTexts(tx, texts, word);
  await redactLists(tx, { userId, reached, person, word });
  await redactAudit(tx, {
    ...{ userId, reached, person, word },
    rows: {
      user: [userId],
      member: [userId],
      order: rows.orders,
      contact: rows.contacts,
      suggestion: rows.suggestions,
      contact_message: rows.messages,
      "product-question": rows.questions,
      review: rows.reviews,
    },
  });
}

const among = (ids: readonly number[]): Prisma.Sql => Prisma.sql`ANY (${[...ids]}::int[])`;

function textsOf(userId: number, data: PersonalData, pattern: string): Texts[] {
  const { rows } = data;
  const reached = reachedPattern(data.own);
  const emails = Prisma.sql`kind IN ('suggestion', 'contact_message') AND (concat_ws(' ', subject, text, html) ~* ${reached}::text
    OR (payload ->> 'id')::int = ANY (CASE kind WHEN 'suggestion' THEN ${rows.suggestions}::int[] ELSE ${rows.messages}::int[] END))`;
  return [
    { pattern, table: "reviews", columns: ["title", "content", "reply"], where: Prisma.sql`id = ${among(rows.reviews)}` },
    { pattern, table: "product_questions", columns: ["question", "answer"], where: Prisma.sql`id = ${among(rows.questions)}` },
    { pattern, table: "user_suggestions", columns: ["subject", "message"], where: Prisma.sql`id = ${among(rows.suggestions)}` },
    { pattern, table: "contact_messages", columns: ["message"], where: Prisma.sql`id = ${among(rows.messages)}` },
    {
      ...{ pattern, table: "order_special_requests", columns: ["product_name", "description", "quantity", "urgency"] },
      where: Prisma.sql`id = ${among(rows.requests)} OR order_id = ${among(rows.orders)}`,
    },
    // what a product was called stays; a line of its own was typed by staff
    {
      ...{ pattern, table: "order_lines", columns: ["name", "name_ur", "description"] },
      where: Prisma.sql`order_id = ${among(rows.orders)} AND kind = 'custom'`,
    },
    { pattern, table: "order_lines", columns: ["agreed_how"], where: Prisma.sql`order_id = ${among(rows.orders)}` },
    {
      ...{ pattern, table: "payment_entries", columns: ["note"] },
      where: Prisma.sql`payment_id IN (SELECT id FROM payments WHERE order_id = ${among(rows.orders)})`,
    },
    { pattern, table: "khata_entries", columns: ["note"], where: Prisma.sql`contact_id = ${among(rows.contacts)}` },
    { pattern, table: "permission_grants", columns: ["notes", "revoke_reason"], where: Prisma.sql`user_id = ${userId}` },
    { pattern, table: "outbox", columns: ["subject", "text", "html"], where: emails },
  ];
}

function redactTexts(tx: Tx, { table, columns, where, pattern }: Texts, word: string): Promise<number> {
  const replaced = columns.map((name) => {
    const column = Prisma.raw(name);
    return Prisma.sql`${column} = regexp_replace(${column}, ${pattern}, ${word}, 'gi')`;
  });
  const all = Prisma.raw(columns.join(", "));
  return whileRedacting(
    tx,
    () => tx.$executeRaw`
      UPDATE ${Prisma.raw(table)} SET ${Prisma.join(replaced)} WHERE (${where}) AND concat_ws(' ', ${all}) ~* ${pattern}::text`,
  );
}

type Everywhere = { userId: number; reached: string | null; person: string; word: string };

/** Rows kept for a while by people who work here, and visits: only those with a number or e-mail address of the person. */
async function redactLists(tx: Tx, { userId, reached, person, word }: Everywhere): Promise<void> {
  const none: string[] = [];
  await tx.$executeRaw`
    UPDATE deleted_rows SET name = regexp_replace(name, ${person}, ${word}, 'gi'),
      "row" = redact_json("row", ${person}, ARRAY['name', 'email', 'phone', 'userName'], ${word})
    WHERE "row" ->> 'userId' = ${String(userId)} OR "row"::text ~* ${reached}::text`;
  await tx.$executeRaw`
    UPDATE held_baskets SET label = regexp_replace(label, ${person}, ${word}, 'gi'), content = redact_json(content, ${person}, ${none}, ${word})
    WHERE concat_ws(' ', label, content) ~* ${reached}::text`;
  await tx.$executeRaw`
    UPDATE saved_views SET name = regexp_replace(name, ${person}, ${word}, 'gi'), query = regexp_replace(query, ${person}, '', 'gi')
    WHERE concat_ws(' ', name, query) ~* ${reached}::text`;
  await tx.$executeRaw`
    UPDATE notifications SET title = regexp_replace(title, ${person}, ${word}, 'gi'), content = regexp_replace(content, ${person}, ${word}, 'gi')
    WHERE concat_ws(' ', title, content) ~* ${reached}::text`;
  await tx.$executeRaw`
    UPDATE analytics_events SET label = regexp_replace(label, ${person}, ${word}, 'gi'), page_url = regexp_replace(page_url, ${person}, '', 'gi'),
      custom_parameters = redact_json(custom_parameters, ${person}, ${none}, ${word})
    WHERE user_id = ${userId} AND concat_ws(' ', label, page_url, custom_parameters) ~* ${person}::text`;
}
