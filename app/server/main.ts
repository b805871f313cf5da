import cluster from "node:cluster";
import { databaseUrl, db, openDatabase } from "#app/platform/db.server.ts";
import { startDemoInbox } from "#app/platform/demo/start-inbox.server.ts";
import { env } from "#app/platform/env.server.ts";
import { startJobs, stopJobs } from "#app/platform/jobs.server.ts";
import { secret } from "#app/platform/secret.server.ts";
import { buildFolder } from "./build-folder.ts";
import { checkSettings } from "./check-settings.ts";
import { openShop } from "./open-shop.ts";
import { printAddress } from "./print-address.ts";
import { reloadShop } from "./reload-shop.ts";
import type { ShopBuild } from "./serve-shop.ts";
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
  if (env.DEMO) await openDemoInbox();
  let serving: Parameters<typeof reloadShop>[0] | undefined;
  process.on("SIGUSR2", () => serving && reloadShop(serving));
  const port = env.WEB_CONCURRENCY > 1 ? await openWithWorkers() : await openAlone();
  const offerOwnerSetup = async () => (await (await webServer()).loadBuild()).entry.module.offerOwnerSetup();
  serving = { address: await printAddress(port, offerOwnerSetup), folder: buildFolder };
  writeServerFile(env.DATA_DIR, serving);
}

/** The pages are loaded, and the workers started, with the addresses of the demo's phone and mailbox in their environment. */
async function openDemoInbox(): Promise<void> {
  const { environment, stop } = await startDemoInbox();
  whenStopping(stop);
  Object.assign(process.env, environment);
}

function openWithWorkers(): Promise<number> {
  return startWorkers(openShop().then(databaseUrl), buildFolder);
}

async function openAlone(): Promise<number> {
  const { loadBuild } = await webServer();
  const [build] = await Promise.all([loadBuild(), openShop()]);
  return serveAndWork(build);
}

async function runWorker(): Promise<void> {
  const opened = new Promise<string>((open) => {
    process.on("message", (message: WorkerMessage) => ("open" in message ? open(message.open) : void retire()));
    process.send?.(listening);
  });
  const { loadBuild } = await webServer();
  const [build, url] = await Promise.all([loadBuild(), opened]);
  openDatabase(url);
  whenStopping(() => db.$disconnect());
  await serveAndWork(build);
}

/** Serves visitors, and then begins the background work if that is this process's; a stop ends the work last. */
async function serveAndWork(build: ShopBuild): Promise<number> {
  const works = cluster.isPrimary || env.RUNS_JOBS;
  if (works) whenStopping(stopJobs);
  const { serveShop } = await webServer();
  const port = await serveShop(build);
  if (works) await startJobs(build.entry.module.tasks);
  return port;
}

/** Loaded where visitors are served: the process that only keeps workers has its workers started sooner without it. */
function webServer() {
  return import("./serve-shop.ts");
}
