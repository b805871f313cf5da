import pg from "pg";
import { describeDatabase } from "#app/platform/describe-database.ts";
import { env } from "#app/platform/env.server.ts";
import { databaseFor } from "#app/server/embedded-postgres.ts";
import { migrate } from "#app/server/migrate.ts";
import { seedFromArguments } from "./seed-from-arguments.ts";

/**
 * What `npm run seed` does: fills the database of `DATABASE_URL`, or the embedded one, whether the shop is open at the moment or not.
 *
 * @returns a sentence for the terminal
 */
export async function runSeed(argv: readonly string[]): Promise<string> {
  console.log(`Filling ${describeDatabase(env)} …`);
  const database = env.DATABASE_URL
    ? { url: env.DATABASE_URL, stop: async () => undefined }
    : await databaseFor({ dataDir: env.DATA_DIR });
  try {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await migrate(client).finally(() => client.end());
    return await seedFromArguments(database.url, argv, { isDemo: env.DEMO });
  } finally {
    await database.stop();
  }
}
