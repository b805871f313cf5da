import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "taaza-install-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const { npm_execpath: _, ...environment } = process.env;
const install = (options: object) =>
  `import(${JSON.stringify(resolve("app/server/install.mjs"))}).then(({ installIfStale }) => installIfStale(${JSON.stringify(options)}))`;

/** Packs a package beside the shop as a file, so that no registry is asked; gives its address. */
function pack(name: string, version: string, more = {}): string {
  const source = join(folder, name);
  mkdirSync(source, { recursive: true });
  writeFileSync(join(source, "package.json"), JSON.stringify({ name, version, ...more }));
  execFileSync("npm", ["pack", "--pack-destination", folder], { cwd: source, stdio: "ignore" });
  return `file:${join(folder, `${name}-${version}.tgz`)}`;
}

const future = { node: ">=99" };
const ruler = pack("ruler", "1.0.0", { engines: future });

/** A shop that needs one package, and another one for those who work on it; both want a Node that nobody has. */
function needScales(version: string): void {
  const scales = pack("scales", version, { engines: future });
  const shop = { name: "shop", version: "1.0.0", dependencies: { scales }, devDependencies: { ruler } };
  const packages = {
    "": shop,
    "node_modules/scales": { version, resolved: scales, engines: future },
    "node_modules/ruler": { version: "1.0.0", resolved: ruler, dev: true, engines: future },
  };
  writeFileSync(join(folder, "package.json"), JSON.stringify(shop));
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify({ ...shop, lockfileVersion: 3, packages }));
}

const manifest = join(folder, "node_modules/scales/package.json");
const versionThere = () => (JSON.parse(readFileSync(manifest, "utf8")) as { version: string }).version;
const hasRuler = () => existsSync(join(folder, "node_modules/ruler"));

/** Installs, and says what was printed. */
function installSaying(options = {}): string {
  const { stdout, stderr } = spawnSync(process.execPath, ["--eval", install(options)], {
    cwd: folder,
    env: environment,
    encoding: "utf8",
  });
  return `${stdout}${stderr}`;
}

/** Installs, and says how often the package was missing when it was looked for. */
async function installHere(): Promise<number> {
  const child = spawn(process.execPath, ["--eval", install({})], { cwd: folder, env: environment, stdio: "ignore" });
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

test("a start installs what the shop runs on; the tests add what they need, and that serves the shop as well", () => {
  rmSync(join(folder, "node_modules"), { recursive: true, force: true });
  needScales("3.0.0");
  const installs = "Installing packages";
  expect(installSaying()).toContain(installs);
  expect([versionThere(), hasRuler()]).toEqual(["3.0.0", false]);
  expect(installSaying()).toBe("");
  expect(installSaying({ withDev: true })).toContain(installs);
  expect([versionThere(), hasRuler()]).toEqual(["3.0.0", true]);
  expect(installSaying()).toBe("");
  expect(installSaying({ withDev: true })).toBe("");
});

test("an installation warns of nothing that whoever starts the shop cannot mend", () => {
  rmSync(join(folder, "node_modules"), { recursive: true, force: true });
  expect(installSaying({ withDev: true })).not.toMatch(/warn|notice|EBADENGINE/i);
});
