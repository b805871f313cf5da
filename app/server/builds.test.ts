import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";

const shop = mkdtempSync(join(tmpdir(), "taaza-builds-"));
afterAll(() => rmSync(shop, { recursive: true, force: true }));

/** Runs code of the start in the shop's folder. */
const inShop = (code: string) =>
  execFileSync(process.execPath, ["--input-type=module", "--eval", code], { cwd: shop, encoding: "utf8" }).trim();

const builds = JSON.stringify(resolve("app/server/builds.mjs"));
const switchTo = (id: string) => inShop(`import { switchTo } from ${builds}; switchTo("${id}")`);
const current = () => inShop(`import { currentBuild } from ${builds}; console.log(currentBuild())`);
const served = () => readdirSync(join(shop, "public/build")).sort();

/** What a build leaves, without its last line when it was cut short. */
function build(id: string, files: readonly string[], isWhole = true): void {
  const folder = join(shop, "build", id);
  mkdirSync(join(folder, "public"), { recursive: true });
  for (const file of files) writeFileSync(join(folder, "public", file), `${file} of ${id}`);
  writeFileSync(join(folder, "sw.js"), id);
  if (isWhole) writeFileSync(join(folder, ".complete"), id);
}

function age(path: string, days: number): void {
  const then = new Date(Date.now() - days * 86_400_000);
  utimesSync(join(shop, path), then, then);
}

test("an update serves the new files beside those of tabs that are open", () => {
  build("monday", ["root-A.js", "cart-A.js"]);
  switchTo("monday");
  build("tuesday", ["root-B.js", "cart-A.js"]);
  switchTo("tuesday");
  expect(current()).toBe("tuesday");
  expect(served()).toEqual(["cart-A.js", "root-A.js", "root-B.js"]);
  expect(readFileSync(join(shop, "public/sw.js"), "utf8")).toBe("tuesday");
});

test("the files of a build are served for 14 days after it was replaced, however old it was", () => {
  for (const path of ["public/build/root-A.js", "public/build/root-B.js", "build/monday", "build/tuesday"]) age(path, 40);
  build("wednesday", ["root-C.js"]);
  switchTo("wednesday");
  expect(served()).toEqual(["cart-A.js", "root-B.js", "root-C.js"]);
  expect([existsSync(join(shop, "build/monday")), existsSync(join(shop, "build/tuesday"))]).toEqual([false, true]);
});

test("a roll-back names the earlier build, which is there as it was", () => {
  switchTo("tuesday");
  expect(current()).toBe("tuesday");
  expect(readFileSync(join(shop, "public/build/root-B.js"), "utf8")).toBe("root-B.js of tuesday");
});

test("a build that was cut short, or whose files are gone, is none", () => {
  build("thursday", ["root-D.js"], false);
  writeFileSync(join(shop, "build/current"), "thursday\n");
  expect(current()).toBe("");
  writeFileSync(join(shop, "build/current"), "tuesday\n");
  rmSync(join(shop, "public/build/root-B.js"));
  expect(current()).toBe("");
  writeFileSync(join(shop, "build/current"), "");
  expect(current()).toBe("");
});

test("a build is marked whole after everything of it was forced to the disk", () => {
  build("friday", ["root-E.js"], false);
  const forced = inShop(`import fs from "node:fs"; import { syncBuiltinESMExports } from "node:module";
    const done = []; const [open, sync] = [fs.openSync, fs.fsyncSync]; const names = new Map();
    fs.openSync = (path, ...rest) => { const file = open(path, ...rest); names.set(file, String(path)); return file; };
    fs.fsyncSync = (file) => { done.push(names.get(file) + (fs.existsSync("build/friday/.complete") ? " late" : "")); sync(file); };
    syncBuiltinESMExports();
    const { markComplete } = await import(${builds}); markComplete("friday"); console.log(done.join("\\n"));`).split("\n");
  expect(forced).toEqual(expect.arrayContaining(["build/friday/public/root-E.js", "build/friday/sw.js", "build/friday/public"]));
  expect(forced.filter((line) => line.startsWith("build/friday/public") && line.endsWith("late"))).toEqual([]);
  switchTo("friday");
  expect(current()).toBe("friday");
});

test("what a build that was killed left is removed by the next, and nothing that is whole", () => {
  build("0123456789ab", ["root-F.js"], false);
  build("ba9876543210", ["root-G.js"]);
  for (const draft of ["public/build/root-F.js.4711.draft", "public/sw.js.4711.draft", "build/current.4711.draft"])
    writeFileSync(join(shop, draft), "half");
  inShop(`import { sweepUnfinished } from ${builds}; sweepUnfinished()`);
  expect([existsSync(join(shop, "build/0123456789ab")), existsSync(join(shop, "build/ba9876543210"))]).toEqual([false, true]);
  expect(readdirSync(shop, { recursive: true }).filter((name) => String(name).endsWith(".draft"))).toEqual([]);
});

const lock = JSON.stringify(resolve("app/server/socket-lock.mjs"));

test("a lock is held by one process, ends with it, and is found through a path longer than a socket's address", async () => {
  const file = join(shop, "دکان کا فولڈر".repeat(6), "lock");
  const code = `import { takeLock } from ${lock};
    const attempts = await Promise.all(Array.from({ length: 4 }, () => takeLock(${JSON.stringify(file)})));
    console.log(attempts.filter(Boolean).length);`;
  expect(inShop(`${code} process.exit()`)).toBe("1");
  expect(inShop(`${code} process.exit()`)).toBe("1");
});
