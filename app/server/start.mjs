/**
 * `npm start`: brings a bare checkout to an open shop. Plain Node, because it may run before anything is installed.
 * `--build-only` stops before opening; `--plain` opens behind `remix-serve`; `--built` opens the build that is current without
 * looking whether packages or sources have changed, as a service should that starts by itself.
 *
 * It becomes the server itself instead of starting one: one process to signal, to measure and to crash. The flags that
 * the server needs are therefore in package.json's start script:
 * `--env-file=app/server/process.env`: the number of threads, which is settled before this file runs;
 * `--max-old-space-size=256` (MB): left alone, V8 spends the machine's memory before it collects (over 400 MB here);
 * `--max-semi-space-size=16` (MB): such a bound would shrink the young generation too, and at 8 a page costs a sixth
 * more CPU, while 32 takes 45 MB for another thirtieth;
 * `--heap-growing-percent=50`: such a bound also makes V8 collect everything as soon as the heap has grown by a third, ten times in
 * 3,000 pages; at a half it is five times, for 15 to 25 MB;
 * `--single-threaded-gc`: on two cores shared with PostgreSQL, V8's helper threads spend more than they save: a page costs a
 * twentieth less without them, and the pauses stay at 10 to 25 ms;
 * `--no-allocation-site-pretenuring`: in three of five starts V8 took what a request allocates for long-lived while it warmed up. Every
 * request was then held until the old generation was collected, and a page out of memory cost nearly twice as much;
 * `--liftoff-only`: optimising Prisma's WebAssembly takes 50 to 70 MB and saves no time, for its plans are made once and kept.
 */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildIfStale } from "./build.mjs";
import { currentBuild, folderOf } from "./builds.mjs";
import { checkPort } from "./check-port.mjs";
import { installIfStale } from "./install.mjs";
import { missingFlags, prepare } from "./prepare.mjs";
import { inSteps, runNode } from "./run.mjs";
import { takeDataFolder } from "./take-data-folder.mjs";

prepare({ NODE_ENV: "production" });
const asked = (option) => process.argv.includes(option);
await inSteps(async () => {
  if (!asked("--build-only")) {
    await takeDataFolder(); // whatever is refused is refused before anything is built
    await checkPort();
  }
  const folder = asked("--built") ? builtFolder() : await installAndBuild();
  if (asked("--build-only")) return;
  const missing = missingFlags();
  if (missing.length > 0)
    console.error(`Started without ${missing.join(" ")}: npm start names them, and memory is measured with them.`);
  await import(pathToFileURL(join(folder, asked("--plain") ? "plain.js" : "server.js")).href);
});

async function installAndBuild() {
  await installIfStale();
  return buildIfStale(asked("--build-only") ? undefined : trySettings);
}

function trySettings() {
  return runNode("--import", ["tsx", "app/server/try-settings.ts"]);
}

function builtFolder() {
  const id = currentBuild();
  if (!id) throw new Error("There is no build yet: npm run build makes one.");
  return folderOf(id);
}
