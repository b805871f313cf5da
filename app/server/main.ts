import cluster from "node:cluster";
import { databaseUrl, db, openDatabase } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { startJobs, stopJobs } from "#app/platform/jobs.server.ts";
import { secret } from "#app/platform/secret.server.ts";
import { buildFolder } from "./build-folder.ts";
import { checkSettings } from "./check-settings.ts";
import { openShop } from "./open-shop.ts";
import { printAddress } from "./print-address.ts";
import { reloadShop } from "./reload-shop.ts";
import { loadBuild, type ShopBuild, serveShop } from "./serve-shop.ts";
import { removeServerFile, writeServerFile } from "./server-file.ts";
import { exitWithError, handleUncaughtErrors, retire, stopWhenAsked, whenStopping } from "./stop.ts";
import { listening, startWorkers, type WorkerMessage } from "./workers.ts";

handleUncaughtErrors();
stopWhenAsked();
await (cluster.isPrimary ? runShop() : runWorker()).catch(exitWithError);

/** The process that owns the database. It serves visitors and does the background work, unless there are workers for that. */
async function runShop(): Promise<void> {
  checkSettings();
  secret(); // a shop that cannot sign a session must not open
  whenStopping(async () => removeServerFile(env.DATA_DIR));
  let serving: Parameters<typeof reloadShop>[0] | undefined;
  process.on("SIGUSR2", () => serving && reloadShop(serving));
  const port = env.WEB_CONCURRENCY > 1 ? await openWithWorkers() : await openAlone();
  const offerOwnerSetup = async () => (await loadBuild()).entry.module.offerOwnerSetup();
  serving = { address: await printAddress(port, offerOwnerSetup), folder: buildFolder };
  writeServerFile(env.DATA_DIR, serving);
}

function openWithWorkers(): Promise<number> {
  return startWorkers(openShop().then(databaseUrl), buildFolder);
}

async function openAlone(): Promise<number> {
  const [build] = await Promise.all([loadBuild(), openShop()]);
  await work(build);
  return serveShop(build);
}

async function runWorker(): Promise<void> {
  const opened = new Promise<string>((open) => {
    process.on("message", (message: WorkerMessage) => ("open" in message ? open(message.open) : void retire()));
    process.send?.(listening);
  });
  const [build, url] = await Promise.all([loadBuild(), opened]);
  openDatabase(url);
  whenStopping(() => db.$disconnect());
  if (env.RUNS_JOBS) await work(build);
  await serveShop(build);
}

async function work(build: ShopBuild): Promise<void> {
  whenStopping(stopJobs);
  await startJobs(build.entry.module.tasks);
}
