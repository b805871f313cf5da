import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "taaza-install-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const { npm_execpath: _, ...environment } = process.env;
const install = `import(${JSON.stringify(resolve("app/server/install.mjs"))}).then(({ installIfStale }) => installIfStale())`;

/** A shop that needs one package, which lies beside it as a file: no registry is asked. */
function needScales(version: string): void {
  const scales = join(folder, "scales");
  mkdirSync(scales, { recursive: true });
  writeFileSync(join(scales, "package.json"), JSON.stringify({ name: "scales", version }));
  execFileSync("npm", ["pack", "--pack-destination", folder], { cwd: scales, stdio: "ignore" });
  const packed = `file:${join(folder, `scales-${version}.tgz`)}`;
  const shop = { name: "shop", version: "1.0.0", dependencies: { scales: packed } };
  const packages = { "": shop, "node_modules/scales": { version, resolved: packed } };
  writeFileSync(join(folder, "package.json"), JSON.stringify(shop));
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify({ ...shop, lockfileVersion: 3, packages }));
}

const manifest = join(folder, "node_modules/scales/package.json");
const versionThere = () => (JSON.parse(readFileSync(manifest, "utf8")) as { version: string }).version;

/** Installs, and returns how often the package was missing when it was checked. */
async function installHere(): Promise<number> {
  const child = spawn(process.execPath, ["--eval", install], { cwd: folder, env: environment, stdio: "ignore" });
  const over = once(child, "exit");
  let missed = 0;
  while (child.exitCode === null) {
    if (!existsSync(manifest)) missed++;
    await sleep(1);
  }
  expect((await over)[0]).toBe(0);
  return missed;
}

test("packages that changed take the place of the old ones by name: a shop that runs misses none meanwhile", async () => {
  needScales("1.0.0");
  await installHere();
  expect(versionThere()).toBe("1.0.0");
  needScales("2.0.0");
  const missed = await installHere();
  expect(versionThere()).toBe("2.0.0");
  expect(missed).toBeLessThanOrEqual(1); // the moment between two renames
  expect(readdirSync(join(folder, "build"))).toEqual([]);
});
