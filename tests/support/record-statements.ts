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

/** Gives every statement that goes to PostgreSQL while `work` runs, each text once, in the order of their texts. */
export async function recordStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const found = new Map<string, Statement>();
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function record(this: pg.Client, ...args: unknown[]) {
    const [asked, further] = args as [string | Partial<Statement>, unknown];
    const text = typeof asked === "string" ? asked : (asked.text ?? "");
    const values = (typeof asked === "string" ? undefined : asked.values) ?? (Array.isArray(further) ? further : []);
    if (/^\s*(?:SELECT|WITH|INSERT|UPDATE|DELETE|\/\*)/i.test(text) && !found.has(text))
      found.set(text, { text, values: values.map(plain) });
    return (query as (...given: unknown[]) => unknown).apply(this, args);
  } as typeof query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query;
  }
  return [...found.values()].sort((a, b) => (a.text < b.text ? -1 : 1));
}
