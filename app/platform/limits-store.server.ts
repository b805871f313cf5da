import { RateLimiterPostgres } from "rate-limiter-flexible";
import { db } from "./db.server.ts";
import { processWide } from "./process-wide.server.ts";

type Query = { text: string; values: unknown[] };
type Row = { points: number; expire: bigint | null };

/** The shop's own connections, in the shape of the `pg` client that the library expects. */
const client = {
  async query({ text, values }: Query) {
    const rows = await db.$queryRawUnsafe<Row[]>(text, ...values);
    return { rows: rows.map(({ points, expire }) => ({ points, expire: Number(expire) })), rowCount: rows.length };
  },
};

/**
 * Counts tries under a name, in the database, so that all processes count together: `points` tries in `seconds`, one
 * statement a try. A key that went over is refused from memory until its time is up.
 */
export function tryCounter(name: string, points: number, seconds: number): RateLimiterPostgres {
  const options = { storeClient: client, storeType: "client", tableName: "limits", tableCreated: true };
  return processWide(
    `limit ${name} ${points}`,
    () =>
      new RateLimiterPostgres({ ...options, keyPrefix: name, points, duration: seconds, inMemoryBlockOnConsumed: points + 1 }),
  );
}
