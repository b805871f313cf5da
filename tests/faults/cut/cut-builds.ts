import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { randomFrom } from "#prisma/seed/random.ts";
import { startShop } from "#tests/bench/rig/start-shop.ts";
import { copyCheckout, runIn } from "../checkout-copy.ts";
import type { Cut, Cuts } from "./cut.ts";
import { type Command, killAll, runCut } from "./cut-process.ts";
import { deadline, type Grounds } from "./grounds.ts";
import { lookAfter } from "./look-after.ts";

/** Every page loads this file's code, so its change makes another build. */
const changed = "app/root.tsx";

const build: Command = { parameters: ["app/server/start.mjs", "--build-only"] };

const currentOf = (copy: string): string => readFileSync(join(copy, "build/current"), "utf8").trim();

/** Names a build that is there as the current one, as a roll-back does. */
const switchTo = (copy: string, id: string) =>
  execFileSync(
    process.execPath,
    [
      "--input-type=module",
      "--eval",
      `import { switchTo } from ${JSON.stringify(resolve("app/server/builds.mjs"))}; switchTo("${id}")`,
    ],
    { cwd: copy },
  );

/** What a cut build left in a checkout that the next one should have removed. */
function listHalfBuilds(copy: string): string[] {
  const half = readdirSync(join(copy, "build")).filter(
    (name) => /^[\da-f]{12}$/.test(name) && !existsSync(join(copy, "build", name, ".complete")),
  );
  const drafts = ["build", "public", "public/build"].flatMap((folder) =>
    readdirSync(join(copy, folder)).filter((name) => name.endsWith(".draft")),
  );
  return [...half, ...drafts].map((name) => `stays after the next build: ${name}`);
}

/** Builds of a checkout are cut, and reloads from one of its builds to the other. */
export async function cutBuilds(grounds: Grounds, cuts: Cuts, isAsked: (name: string) => boolean): Promise<[string, Cut][]> {
  const copy = copyCheckout();
  const folder = grounds.copy("shop");
  try {
    await runIn(copy, folder.path, ...build.parameters);
    const first = currentOf(copy);
    const source = readFileSync(join(copy, changed), "utf8");
    writeFileSync(join(copy, changed), source.replace("<main>", '<main data-update="">'));
    const found: [string, Cut][] = [];
    if (isAsked("build")) found.push(["build", await cutBuild(copy, grounds, cuts)]);
    await runIn(copy, folder.path, ...build.parameters);
    if (isAsked("reload")) found.push(["reload", await cutReload(copy, grounds, cuts, [first, currentOf(copy)])]);
    return found;
  } finally {
    rmSync(copy, { recursive: true, force: true });
    folder.remove();
  }
}

/** Removes the build that the sources make now, so that it is made again. */
function forget(copy: string, first: string): void {
  for (const name of readdirSync(join(copy, "build")))
    if (/^[\da-f]{12}$/.test(name) && name !== first) rmSync(join(copy, "build", name), { recursive: true });
  writeFileSync(join(copy, "build/current"), `${first}\n`);
}

async function cutBuild(copy: string, grounds: Grounds, { instants, seed }: Cuts): Promise<Cut> {
  const random = randomFrom(seed);
  const cut: Cut = { met: 0, faults: [] };
  const first = currentOf(copy);
  const command = { ...build, cwd: copy };
  const folder = grounds.copy("shop");
  try {
    const { ms } = await runCut(folder.path, command, Number.POSITIVE_INFINITY, deadline);
    for (let nth = 0; nth < instants; nth++) {
      if (currentOf(copy) !== first) forget(copy, first);
      const { ended } = await runCut(folder.path, command, ((nth + random.next()) / instants) * ms, deadline);
      if (!ended) cut.met += 1;
      const shop = grounds.copy("shop");
      cut.faults.push(...(await lookAfter(shop.path, { checkout: copy })));
      shop.remove();
    }
    await runIn(copy, folder.path, ...build.parameters);
    cut.faults.push(...listHalfBuilds(copy));
    return cut;
  } finally {
    folder.remove();
  }
}

async function cutReload(copy: string, grounds: Grounds, { instants, seed }: Cuts, ids: readonly [string, string]): Promise<Cut> {
  const random = randomFrom(seed);
  const cut: Cut = { met: 0, faults: [] };
  let ms = 0;
  for (let nth = -1; nth < instants; nth++) {
    const folder = grounds.copy("shop");
    switchTo(copy, ids[0]);
    const shop = await startShop(folder.path, { WEB_CONCURRENCY: "2" }, copy, ["--built"]);
    switchTo(copy, ids[1]);
    const command = { parameters: ["app/server/reload.mjs"], cwd: copy };
    const after = nth < 0 ? Number.POSITIVE_INFINITY : ((nth + random.next()) / instants) * ms;
    const run = await runCut(folder.path, command, after, deadline);
    if (nth < 0) ms = run.ms;
    await shop.kill();
    await killAll(null, folder.path);
    if (nth >= 0 && !run.ended) cut.met += 1;
    cut.faults.push(...(await lookAfter(folder.path, { checkout: copy, settings: { WEB_CONCURRENCY: "2" } })));
    folder.remove();
  }
  return cut;
}
