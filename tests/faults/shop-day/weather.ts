import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Random } from "#prisma/seed/random.ts";

/** What happens to a shop while people act. `begin` starts something now and then, and resolves when it is over. */
export type Weather = { begin: (random: Random) => Promise<void>; end: () => Promise<void> };

/** How often something happens: once in so many steps. */
const oneIn = 20;

/** How long a row is locked, milliseconds. */
const heldFor = 500;

async function holdProduct(url: string, id: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.query("BEGIN");
    await client.query("SELECT FROM products WHERE id = $1 FOR UPDATE", [id]);
    await sleep(heldFor);
    await client.query("COMMIT");
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Terminated connections, listeners included, and locked rows. `products` are numbers of rows. */
export function roughWeather(url: string, products: () => readonly number[]): Weather {
  const admin = new pg.Pool({ connectionString: url, max: 1 });
  admin.on("error", () => undefined);
  const killOne = (random: Random) =>
    admin.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid() ORDER BY pid OFFSET $1 LIMIT 1`,
      [random.between(0, 4)],
    );
  const killListeners = () =>
    admin.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND pid = ANY (SELECT pid FROM pg_stat_activity WHERE query ~ '^(LISTEN|SELECT$)')`,
    );
  return {
    async begin(random) {
      if (!random.chance(1 / oneIn)) return;
      if (random.chance(0.5)) return holdProduct(url, random.pick(products()));
      await sleep(random.between(0, 20));
      await (random.chance(0.4) ? killListeners() : killOne(random)).catch(() => undefined);
    },
    end: () => admin.end(),
  };
}

/** Whether a problem is that of a line that broke or a lock that lasted, and no defect of the shop. */
export function isWeather(problem: unknown): boolean {
  const text = problem instanceof Error ? `${problem.message} ${(problem as { code?: string }).code ?? ""}` : String(problem);
  return /terminat|Connection|closed|ECONN|57P0|P10\d\d|P2024|P2028|57014|55P03|lock timeout|Transaction/i.test(text);
}

/** Reads again, after a moment, when the connection ends under the question. */
export async function withRetry<Value>(read: () => Promise<Value>, tries = 5): Promise<Value> {
  try {
    return await read();
  } catch (problem) {
    if (tries <= 1 || !isWeather(problem)) throw problem;
    await sleep(50);
    return withRetry(read, tries - 1);
  }
}
