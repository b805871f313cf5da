import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { builds, currentBuild, folderOf, isComplete, markComplete, sweepUnfinished, switchTo } from "./builds.mjs";
import { bundleServer } from "./bundle.mjs";
import { runNode, StepFailed } from "./run.mjs";
import { takeLock } from "./socket-lock.mjs";

/** What a build is made from. `public` is served as it is, and tests do not affect a build. */
const sources = ["app", "prisma", "package.json", "package-lock.json", "remix.config.js", "tsconfig.json", "prisma.config.ts"];
const notSources = /^app[/\\]generated|\.test\.tsx?$/;
const generated = "app/generated/prisma/client.ts";

/**
 * Builds the shop for production, unless there is a whole build of these sources, and makes it the current one. It stands in a
 * folder of its own, so a shop that runs keeps its files; two that would build take turns.
 *
 * @param before done first when there is something to build
 * @returns the build's folder
 */
export async function buildIfStale(before = async () => {}) {
  const id = hashOf(sources).slice(0, 12);
  if (currentBuild() === id && isComplete(id) && existsSync(generated)) return folderOf(id);
  await before();
  const release = await takeTurn();
  try {
    sweepUnfinished();
    if (!isComplete(id) || !existsSync(generated)) await make(id);
    switchTo(id);
  } finally {
    await release();
  }
  return folderOf(id);
}

async function takeTurn() {
  const lock = join(builds, "lock");
  for (let isFirst = true; ; isFirst = false) {
    const release = await takeLock(lock);
    if (release) return release;
    if (isFirst) console.error("Another build is under way here; waiting for it …");
    await sleep(200);
  }
}

async function make(id) {
  console.error("Building (only when the sources change) …");
  const folder = folderOf(id);
  rmSync(folder, { recursive: true, force: true });
  await generate();
  const pages = runNode("app/server/build-pages.mjs", [], { NODE_ENV: "production", BUILD_FOLDER: folder });
  await Promise.all([pages, bundleServer({ folder, worker: join(folder, "sw.js"), version: id })]);
  if (hashOf(sources).slice(0, 12) !== id) {
    console.error("The sources changed while they were built: build again.");
    throw new StepFailed(1);
  }
  markComplete(id);
}

/** Makes the code that is made: the database client and the icons. */
export const generate = () =>
  Promise.all([runNode("prisma/cli.mjs", ["generate"], { PRISMA_HIDE_UPDATE_MESSAGE: "1" }), runNode("app/ui/build-icons.mjs")]);

/** Makes it in a checkout that has none yet: what is no build of the shop needs it as well. */
export const generateIfMissing = async () => void (existsSync(generated) || (await generate()));

/** Contents and not times: a checkout, a copy and a switched branch all touch files without changing them. */
function hashOf(paths) {
  const hash = createHash("sha256");
  const add = (path) => hash.update(`${path}\n`).update(readFileSync(path));
  for (const path of paths) {
    if (path.includes(".")) add(path);
    else for (const file of filesIn(path)) add(file);
  }
  return hash.digest("hex");
}

function filesIn(folder) {
  const found = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (notSources.test(path)) return [];
    return entry.isDirectory() ? filesIn(path) : [path];
  });
  return found.sort();
}
