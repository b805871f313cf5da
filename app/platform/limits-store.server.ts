import pg from "pg";
import { RateLimiterPostgres } from "rate-limiter-flexible";
import { databaseUrl } from "./db.server.ts";
import { log } from "./log.server.ts";
import { processWide } from "./process-wide.server.ts";

/** A pool of its own: a flood of tries must not take the connections that orders need. */
const pool = () =>
  processWide("limits-pool", () => {
    const made = new pg.Pool({
      connectionString: databaseUrl(),
      max: 3,
      idleTimeoutMillis: 60_000,
      connectionTimeoutMillis: 2000,
    });
    made.on("error", (problem) => log.warn({ err: problem }, "limits connection lost"));
    return made;
  });

/**
 * Counts tries under a name, in the database, so that all processes count together: `points` tries in `seconds`.
 * A key that went over is refused from memory until its time is up.
 */
export function tryCounter(name: string, points: number, seconds: number): RateLimiterPostgres {
  return processWide(`limit ${name} ${points}`, () => {
    const kept = { storeClient: pool(), storeType: "pool", tableName: "limits", tableCreated: true };
    return new RateLimiterPostgres({ ...kept, keyPrefix: name, points, duration: seconds, inMemoryBlockOnConsumed: points + 1 });
  });
}

/** Lets go of the connections that count tries, at shutdown. */
export const closeLimits = (): Promise<void> => pool().end();
