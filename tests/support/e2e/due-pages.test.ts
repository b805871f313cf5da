import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { listDuePages } from "./due-pages.ts";
import type { ShopPage } from "./pages.ts";

let shop = "";
beforeEach(() => {
  shop = mkdtempSync(join(tmpdir(), "taaza-pages-"));
  write("package-lock.json", "{}");
  for (const file of ["root.tsx", "routes/_shop+/_layout.tsx", "routes/admin+/_layout.tsx"])
    write(`app/${file}`, "export const a = 1");
  for (const name of names)
    write(`app/routes/_shop+/${name}.tsx`, `import { label } from "../../label"; export const ${name} = label;`);
  write("app/routes/_shop+/five.tsx", "export const five = 5; // says nothing of a label");
  write("app/label.ts", 'import { stock } from "./stock.server.ts"; export const label = ["Add to cart", stock];');
  write("app/stock.server.ts", "export const stock = 15;");
});
afterEach(() => rmSync(shop, { recursive: true }));

const names = ["one", "two", "three", "four", "six"];

function write(path: string, text: string): void {
  mkdirSync(dirname(join(shop, path)), { recursive: true });
  writeFileSync(join(shop, path), text);
}

const pages = [...names, "five"].map((name): ShopPage => ({ file: `_shop+/${name}.tsx`, path: `/${name}`, as: "visitor" }));
const due = (day: number, { way = "in English", all = false } = {}) =>
  listDuePages({ pages, way, all, root: shop, folder: join(shop, "cache") }, new Date(day * 86_400_000));
const pathsOf = (found: { path: string }[]) => found.map(({ path }) => path);

async function lookAtAll(): Promise<void> {
  for (const { markClean } of await due(0, { all: true })) markClean();
}

test("every page is looked at where none was yet, and in each way", async () => {
  expect(await due(1)).toHaveLength(6);
  await lookAtAll();
  expect(await due(1, { way: "in Roman Urdu" })).toHaveLength(6);
});

test("of the pages that are as they were a third is looked at a day, and in three days every one", async () => {
  await lookAtAll();
  const looked = await Promise.all([30, 31, 32].map((day) => due(day)));
  expect(looked.map(({ length }) => length)).toEqual([2, 2, 2]);
  expect(new Set(looked.flatMap(pathsOf)).size).toBe(6);
});

test("a page is looked at again when something that it shows has changed, and only then", async () => {
  await lookAtAll();
  const quiet = pathsOf(await due(30));
  write("app/stock.server.ts", "export const stock = 16;");
  write("app/routes/_shop+/five.tsx", "export const five = 5; // another comment");
  expect(pathsOf(await due(30))).toEqual(quiet);
  write("app/label.ts", 'export const label = ["Buy", 15];');
  expect(new Set(pathsOf(await due(30)))).toEqual(new Set([...names.map((name) => `/${name}`), ...quiet]));
  write("app/routes/_shop+/_layout.tsx", "export const a = 2");
  expect(await due(30)).toHaveLength(6);
});

test("a page with a fault stays due until nothing is found on it", async () => {
  const [faulty, ...others] = await due(0);
  for (const { markClean } of others) markClean();
  for (const day of [30, 31, 32]) expect(pathsOf(await due(day))).toContain(faulty?.path);
});

test("an audit looks at every page, changed or not", async () => {
  await lookAtAll();
  expect(await due(30, { all: true })).toHaveLength(6);
});
