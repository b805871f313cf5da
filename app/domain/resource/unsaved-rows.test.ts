import { beforeEach, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { bulkRows, findBulkAction, findBulkRows } from "./bulk-rows.server.ts";
import { dryRunRows, importRows, saveRowImport } from "./import-rows.server.ts";
import { countTabs, listRows } from "./list-rows.server.ts";
import { readQuery } from "./resource-query.ts";
import { type RowOf, staffTable, withRules } from "./staff-table.ts";

const as = { by: (await makeUser({ role: "admin" })).id };
const names = ["Amber", "Beryl", "Coral"];

const declared = staffTable({
  model: "Category",
  entity: "test-stone",
  fields: {
    name: { type: "line", max: 60, required: true },
    slug: { type: "line", max: 60, required: true },
    displayOrder: { type: "whole", min: 0, max: 99, default: 0, settable: true },
  },
  nameOf: ({ name }) => name,
  orderBy: [{ name: "desc" }],
  perPage: 2,
  searched: ["name", "slug"],
  statuses: { known: {}, unknown: { id: 0 } },
  key: "slug",
});
const listUnknown = async () => {
  const known = new Set((await db.category.findMany({ take: 10 })).map(({ name }) => name));
  return names.flatMap((name, at) =>
    known.has(name)
      ? []
      : [{ id: -1 - at, version: 0, name, slug: name.toLowerCase(), displayOrder: 7 } as unknown as RowOf<"Category">],
  );
};
const recordOf = async (id: number) => (await db.category.findFirst({ where: { name: names[-1 - id] ?? "" } }))?.id ?? null;
const stones = withRules(declared, { unsaved: { tab: "unknown", list: listUnknown, recordOf } });

const query = (address = "") => readQuery(stones, new URLSearchParams(address));
const listed = async (address = "") => (await listRows(stones, query(address))).rows.map(({ name }) => name);
const make = (name: string) => db.category.create({ data: { name, slug: name.toLowerCase() } });

beforeEach(async () => {
  await db.category.deleteMany();
});

test("rows without a record are listed, sorted, searched, paged and counted with the others", async () => {
  await make("Beryl");
  await make("Zircon");
  expect([await listed(), await listed("page=2")]).toEqual([
    ["Zircon", "Coral"],
    ["Beryl", "Amber"],
  ]);
  expect(await listed("sort=displayOrder&dir=desc")).toEqual(["Coral", "Amber"]);
  expect([await listed("tab=known"), await listed("tab=unknown"), await listed("q=ber")]).toEqual([
    ["Zircon", "Beryl"],
    ["Coral", "Amber"],
    ["Beryl", "Amber"],
  ]);
  expect(await countTabs(stones)).toMatchObject([{ count: 4 }, { count: 2 }, { count: 2 }, { count: 0 }]);
});

test("one value given to many adds the records that are missing, and not those that somebody added meanwhile", async () => {
  const { id } = await make("Beryl");
  const marked = await findBulkRows(stones, { ids: [-1, -3, id], query: null });
  expect(marked.map(({ name }) => name)).toEqual(["Coral", "Beryl", "Amber"]);
  expect(await findBulkRows(stones, { ids: [], query: query("tab=unknown") })).toHaveLength(2);
  await make("Coral");
  const action = findBulkAction(stones, "display_order", "3");
  if (!action) throw new Error("not settable");
  expect(await bulkRows(stones, { action, marked }, as)).toMatchObject({ value: { ids: { length: 2 }, of: 3 } });
  const rows = await db.category.findMany({ orderBy: { name: "asc" } });
  expect(rows.map(({ name, displayOrder }) => [name, displayOrder])).toEqual([
    ["Amber", 3],
    ["Beryl", 3],
    ["Coral", 0],
  ]);
  expect(await db.auditEntry.count({ where: { entity: "test-stone", action: "add" } })).toBe(1);
});

test("a line of a file without a number is about the row of its key", async () => {
  const { id } = await make("Beryl");
  const lines = ["name,slug", "Red beryl,beryl", "Zircon,zircon", "Zircon,zircon", "Beryl,"];
  const bytes = new TextEncoder().encode(lines.join("\n"));
  const kept = await saveRowImport(stones, { name: "stones.csv", bytes }, as);
  if (!kept.ok) throw new Error(kept.refusal.code);
  const run = await dryRunRows(stones, kept.value, as);
  expect(run?.lines.map(({ change }) => change)).toEqual(["change", "add", "refuse", "refuse"]);
  await importRows(stones, kept.value, as);
  const rows = await db.category.findMany({ orderBy: { slug: "asc" } });
  expect(rows.map((row) => [row.name, row.id === id])).toEqual([
    ["Red beryl", true],
    ["Zircon", false],
  ]);
});
