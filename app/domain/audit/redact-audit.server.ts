import { Prisma } from "#app/generated/prisma/client.ts";
import type { Tx } from "#app/platform/db.server.ts";

/** Whom entries are to lose: their rows by the entity's name, the patterns of PostgreSQL that find them, and what stands there instead. */
export type Redaction = {
  userId: number;
  rows: Readonly<Record<string, readonly number[]>>;
  /** finds numbers and e-mail addresses of theirs; null when there are none */
  reached: string | null;
  /** finds all that identifies them, in entries about them */
  person: string;
  word: string;
};

/** What an entry calls the columns that hold a person, whatever was in them before. */
const personalKeys = [
  ...["customerName", "customerPhone", "customerEmail", "whatsappPhone", "deliveryAddress", "landmark", "deliveryNotes"],
  ...["originalText", "userName", "email", "phone", "whatsapp", "address", "notes", "contactMethod"],
];

/**
 * Takes a person out of the texts of the audit log: who did what to which row stays, also that a name or address changed, but not which.
 * Works on the entries of the rows named, on those whose row was theirs, and on all that hold a number or e-mail address of theirs.
 * The database allows it within this transaction only, and nothing else of an entry (decision 0048).
 */
export async function redactAudit(tx: Tx, { userId, rows, reached, person, word }: Redaction): Promise<number> {
  const entries = Object.entries(rows).flatMap(([entity, ids]) => ids.map((id) => `${entity} ${id}`));
  // no index serves the pattern: the whole log is read, some ten microseconds an entry
  await tx.$executeRaw`SELECT set_config('statement_timeout', '25s', true)`;
  const isTheirs = Prisma.sql`(entity || ' ' || entity_id = ANY (${entries}::text[])
    OR coalesce(${String(userId)} IN (before ->> 'userId', after ->> 'userId'), false))`;
  // under "name" an order's entries hold products
  const keys = Prisma.sql`CASE WHEN NOT ${isTheirs} THEN '{}' WHEN entity = 'order' THEN ${personalKeys}::text[]
    ELSE ${[...personalKeys, "name"]}::text[] END`;
  return whileRedacting(
    tx,
    () => tx.$executeRaw`
      UPDATE audit_entries SET before = redact_json(before, ${person}, ${keys}, ${word}), after = redact_json(after, ${person}, ${keys}, ${word})
      WHERE (before IS NOT NULL OR after IS NOT NULL)
        AND (${isTheirs} OR concat_ws(' ', before, after) ~* ${reached}::text)`,
  );
}

/** Runs work during which the columns of the books that may lose a person can be rewritten. */
export async function whileRedacting<Value>(tx: Tx, work: () => Promise<Value>): Promise<Value> {
  await tx.$executeRaw`SELECT set_config('taaza.redacting', 'on', true)`;
  const value = await work();
  await tx.$executeRaw`SELECT set_config('taaza.redacting', 'off', true)`;
  return value;
}
