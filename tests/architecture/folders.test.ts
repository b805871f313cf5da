import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "vitest";

/** How many files a folder may hold beside its sub-folders; a test stands beside what it tests and is not counted. */
const most = 25;

/** Lists by nature: the URL map of the storefront, a record a decision, a catalogue a part, a folder a migration. */
const lists = ["app/routes/_shop+", "docs/decisions", "app/i18n", "prisma/migrations"];

/**
 * Folders that are fuller today, each with its bound. The list only shrinks: a folder gets themes as sub-folders and leaves it, and no
 * bound is raised.
 */
const fuller: Record<string, number> = {
  "app/server": 71,
  "app/domain/orders": 88,
  "tests/fixtures": 66,
  "app/domain/catalog": 60,
  "app/platform": 53,
  "app/lib": 52,
  "app/http": 52,
  "app/ui": 50,
  "tests/e2e/admin": 50,
  "tests/faults": 47,
  "app/admin": 46,
  "tests/e2e/shop": 40,
  "app/admin/counter": 40,
  "app/admin/resource": 37,
  "desktop/main": 36,
  "prisma/seed": 36,
  "tests/support/e2e": 36,
  "app/domain/accounts": 34,
  "app/routes/admin+/orders+": 32,
  "tests/fixtures/field": 31,
  "app/drawings/internal": 31,
  "app/domain/messaging": 30,
  "app/domain/content": 29,
  "tests/support": 28,
  "app/routes/admin+/products+/edit": 27,
};

/** What is wrong with the folders of some files, a sentence each. */
function findFull(paths: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const path of paths.filter((one) => !/\.test\.tsx?$/.test(one)))
    counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  const full = [...counts].flatMap(([folder, count]) => {
    const bound = fuller[folder] ?? most;
    return count > bound && !lists.includes(folder) ? [`${folder} holds ${count} files, ${bound} are allowed`] : [];
  });
  const thinned = Object.keys(fuller).filter((folder) => (counts.get(folder) ?? 0) <= most);
  return [...full, ...thinned.map((folder) => `${folder} holds no more than ${most} files and leaves the list`)];
}

test.runIf(existsSync(".git"))("no folder holds more files than one can look over", () => {
  const listed = execFileSync("git", ["ls-files", "app", "desktop", "prisma", "tests", "docs"], { encoding: "utf8" });
  const paths = listed.split("\n").filter((path) => path && existsSync(path));
  expect(paths.length).toBeGreaterThan(1000);
  expect(findFull(paths)).toEqual([]);
});

test("a folder of 26 files is named, one of 25 with their tests is not", () => {
  const files = (count: number) => Array.from({ length: count }, (_, at) => [`app/new/${at}.ts`, `app/new/${at}.test.ts`]).flat();
  const named = (count: number) => findFull(files(count)).filter((sentence) => sentence.startsWith("app/new "));
  expect(named(25)).toEqual([]);
  expect(named(26)).toEqual(["app/new holds 26 files, 25 are allowed"]);
});
