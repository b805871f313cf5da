import cluster from "node:cluster";
import { databaseUrl, db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { startJobs, stopJobs } from "#app/platform/jobs.server.ts";
import { secret } from "#app/platform/secret.server.ts";
import { announce } from "./announce.ts";
import { openShop } from "./open-shop.ts";
import { loadBuild, serveShop } from "./serve-shop.ts";
import { noteServer } from "./server-note.ts";
import { giveUp, stopWhenAsked, surviveDefects, whenStopping } from "./stop.ts";
import { startWorkers } from "./workers.ts";

surviveDefects();
stopWhenAsked();
await (cluster.isPrimary ? runShop() : runWorker()).catch(giveUp);

/** The process that owns the database and the background work, and serves visitors unless there are workers for it. */
async function runShop(): Promise<void> {
  secret(); // a shop that cannot sign a session must not open
  const [build] = await Promise.all([loadBuild(), openShop()]);
  whenStopping(stopJobs);
  await startJobs(build.entry.module.tasks);
  const port = env.WEB_CONCURRENCY > 1 ? await startWorkers(databaseUrl()) : await serveShop(build);
  const address = await announce(port, build.entry.module.offerOwnerSetup);
  if (!env.DATABASE_URL) noteServer(env.DATA_DIR, address);
}

async function runWorker(): Promise<void> {
  whenStopping(() => db.$disconnect());
  await serveShop(await loadBuild());
}
