import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundleServer } from "./bundle.mjs";
import { compressAssets } from "./compress-assets.mjs";
import { mergeChunks } from "./merge-chunks.mjs";
import { runNode } from "./run.mjs";

const stamp = "build/.stamp";

/** What a build is made from. `public` is served as it is, and what tests say changes no build. */
const sources = ["app", "prisma", "package.json", "package-lock.json", "remix.config.js", "tsconfig.json", "prisma.config.ts"];
const notSources = /^app[/\\]generated|\.test\.tsx?$/;
const products = [stamp, "build/index.js", "build/server.js", "public/build", "public/sw.js", "app/generated/prisma/client.ts"];

/** Builds the shop for production, unless the sources are those of the last build and nothing of it is missing. */
export async function buildIfStale() {
  const wanted = hashOf(sources);
  if (products.every((path) => existsSync(path)) && readFileSync(stamp, "utf8") === wanted) return;
  console.error("Building (only when the sources change) …");
  rmSync(stamp, { force: true });
  await generate();
  await Promise.all([buildPages(), bundleServer(wanted.slice(0, 12))]);
  writeFileSync(stamp, wanted);
}

/** Makes the code that is made: the database client and the icons. */
export const generate = () =>
  Promise.all([runNode("prisma/cli.mjs", ["generate"], { PRISMA_HIDE_UPDATE_MESSAGE: "1" }), runNode("app/ui/build-icons.mjs")]);

async function buildPages() {
  await runNode("node_modules/@remix-run/dev/dist/cli.js", ["build"], { NODE_ENV: "production" });
  await mergeChunks();
  await compressAssets("public/build");
}

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
