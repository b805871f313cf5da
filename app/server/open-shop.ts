import { existsSync } from "node:fs";
import type { Client } from "pg";
import { now } from "#app/platform/clock.server.ts";
import { databaseUrl, db, openDatabase } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { log } from "#app/platform/log.server.ts";
import { connectionShortage } from "./connection-budget.ts";
import { refusePublicDemo } from "./demo-host.ts";
import { databaseFor } from "./embedded-postgres.ts";
import { checkDatabase, explainDatabase } from "./explain-database.ts";
import { migrate } from "./migrate.ts";
import { connect } from "./postgres-connection.ts";
import { describeServer, writeServerFile } from "./server-file.ts";
import { AlreadyServed } from "./server-lock.ts";
import { finishRestore, restorePlanIn } from "./settle-uploads.ts";
import { whenStopping } from "./stop.ts";
import { sweepDrafts } from "./sweep-drafts.ts";

/** Makes the shop's data ready to serve: the database runs, has every migration and, in demo mode, is not empty. */
export async function openShop(): Promise<void> {
  await refusePublicDemo();
  openDatabase(env.DATABASE_URL ?? (await openOurs()));
  whenStopping(() => db.$disconnect());
  await withConnection(async (client) => {
    if (env.DATABASE_URL) await checkDatabase(client);
    // index-only scans need the visibility map, which a migration may have cleared
    if ((await migrate(client)).length > 0) await client.query("VACUUM (ANALYZE) products");
    await finishCutRestore(client);
    if (env.DEMO) await seedIfEmpty(client);
    const shortage = await connectionShortage(client, { workers: env.WEB_CONCURRENCY, pool: env.DATABASE_POOL });
    void sweepDrafts(env.DATA_DIR).catch((problem: unknown) => log.warn({ err: problem }, "half written files were not removed"));
    if (shortage) process.stderr.write(`${shortage}\n`);
  });
}

/** Applies the migrations of a newer build to the database that is open; those of the shop only add, so the older build goes on. */
export const migrateShop = (): Promise<unknown> => withConnection((client) => migrate(client));

async function withConnection<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = await connect(databaseUrl()).catch((problem: unknown) => {
    throw explainDatabase(databaseUrl(), problem);
  });
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function openOurs(): Promise<string> {
  const opening = databaseFor({ dataDir: env.DATA_DIR, exclusive: true });
  whenStopping(() =>
    opening.then(
      (database) => database.stop(),
      () => {},
    ),
  ); // a stop in the midst of opening waits for it
  try {
    const { url } = await opening;
    writeServerFile(env.DATA_DIR);
    return url;
  } catch (problem) {
    if (!(problem instanceof AlreadyServed)) throw problem;
    throw new Error(
      `${describeServer(env.DATA_DIR)} already serves the shop in ${env.DATA_DIR}. Stop it first, or set DATA_DIR and PORT for a second shop.`,
    );
  }
}

/** A restore that was cut off between its database and its uploads is finished before anything is served. */
async function finishCutRestore(client: Client): Promise<void> {
  if (!existsSync(restorePlanIn(env.DATA_DIR))) return;
  if (await finishRestore(client, env.DATA_DIR)) log.info("a restore that was cut off is finished");
}

/** The demo shop comes from files that only the very first start needs: they stay out of memory otherwise. */
async function seedIfEmpty(client: Client): Promise<void> {
  const { rowCount } = await client.query("SELECT FROM products LIMIT 1");
  if (rowCount !== 0) return;
  const { seedDemoShop } = await import("#prisma/seed/seed.ts");
  await seedDemoShop(client, { now: now() });
}
