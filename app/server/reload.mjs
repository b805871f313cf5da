/** `npm run reload`: has the running shop serve the build that is current, without a pause. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { currentBuild, folderOf } from "./builds.mjs";
import { prepare } from "./prepare.mjs";
import { inSteps } from "./run.mjs";

/** Each worker may take half a minute to answer what it has in hand, milliseconds. */
const timeout = 5 * 60_000;

prepare({});
await inSteps(async () => {
  const id = currentBuild();
  if (!id) throw new Error("There is no build yet: npm run build makes one.");
  const { pid, at } = note();
  signal(pid);
  for (const until = Date.now() + timeout; note().at === at; await sleep(100))
    if (Date.now() > until) throw new Error("The shop does not say that it serves the new build; its log may say why.");
  const { folder, problem } = note();
  if (problem || folder !== folderOf(id)) throw new Error(`The shop goes on with the build it has: ${problem ?? folder}`);
  console.log(`The shop serves build ${id}.`);
});

/** The server's own record (`server-file.ts`). */
function note() {
  const folder = process.env.DATA_DIR || "./data";
  try {
    return JSON.parse(readFileSync(join(folder, "server.json"), "utf8"));
  } catch {
    throw new Error(`No shop runs on ${folder}: start it with npm start.`);
  }
}

function signal(pid) {
  try {
    process.kill(pid, "SIGUSR2");
  } catch {
    throw new Error(`The shop's process ${pid} is not there, or belongs to another account: reload as the account that runs it.`);
  }
}
