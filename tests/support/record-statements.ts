import pg from "pg";

/** A statement as it went to PostgreSQL, with the values that it had first. */
export type Statement = { text: string; values: unknown[] };

/** A value as JSON can hold it and `pg` takes it back. */
function plain(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString("hex")}`;
  if (typeof value === "bigint") return String(value);
  return Array.isArray(value) ? value.map(plain) : (value ?? null);
}

/** Whether a statement changes or locks rows. */
export const isWrite = ({ text }: Statement): boolean => /\b(?:INSERT|UPDATE|DELETE)\b/i.test(text);

type PgQuery = { text?: string; values?: unknown[]; submit: (...given: unknown[]) => unknown };

/**
 * Gives every statement that goes to PostgreSQL while `work` runs, each text once, in the order of their texts. It is taken where a
 * statement is written to its connection: a client's own `query` may have been bound when its connection opened, before the recording.
 */
export async function recordStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const found = new Map<string, Statement>();
  const prototype = (pg as unknown as { Query: { prototype: PgQuery } }).Query.prototype;
  const { submit } = prototype;
  prototype.submit = function record(this: PgQuery, ...given: unknown[]) {
    const { text = "", values = [] } = this;
    if (/^\s*(?:SELECT|WITH|INSERT|UPDATE|DELETE|\/\*)/i.test(text) && !found.has(text))
      found.set(text, { text, values: values.map(plain) });
    return submit.apply(this, given);
  };
  try {
    await work();
  } finally {
    prototype.submit = submit;
  }
  return [...found.values()].sort((a, b) => (a.text < b.text ? -1 : 1));
}
