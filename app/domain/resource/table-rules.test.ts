import { beforeEach, expect, test } from "vitest";
import { done, refused } from "#app/lib/outcome.ts";
import { db } from "#app/platform/db.server.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { bulkRows } from "./bulk-rows.server.ts";
import { deleteRow } from "./delete-row.server.ts";
import { formOf } from "./form-of.server.ts";
import { importRows, saveRowImport } from "./import-rows.server.ts";
import { listRows } from "./list-rows.server.ts";
import { readQuery } from "./resource-query.ts";
import { restoreRow } from "./restore-row.server.ts";
import { saveRow } from "./save-row.server.ts";
import { type RowChange, staffTable, withRules } from "./staff-table.ts";

const by = await makeUser({ role: "admin" });
const as = { by: by.id };

const declared = staffTable({
  model: "Subcategory",
  entity: "test-ruled",
  fields: { name: { type: "line", max: 60, required: true }, categoryId: { type: "reference", required: true } },
  nameOf: ({ name }) => name,
  orderBy: [{ name: "asc" }],
  filters: ["categoryId"],
});
const followed: RowChange<"Subcategory">[] = [];
/** A name may not be "Bad", a row called "Held" stays, and each gets its slug from its name. */
const table = withRules(declared, {
  complete: async (_tx, { name }) => ({ slug: `slug-${name}` }),
  check: async (_tx, { after }) => (after.name === "Bad" ? refused("row.taken", { field: "name" }) : done(undefined)),
  checkDelete: async (_tx, { name }) => (name === "Held" ? refused("row.in-use") : done(undefined)),
  after: async (tx, change) => {
    followed.push(change);
    await tx.subcategory.findMany({ take: 1 });
  },
});
const { id: categoryId } = await db.category.create({ data: { name: "Fruit", slug: "fruit" } });

const save = (form: Record<string, unknown>) =>
  saveRow(table, formOf(table).parse({ category_id: String(categoryId), ...form }), as);
const codeOf = (outcome: { ok: boolean; refusal?: { code: string; field?: string } }) =>
  outcome.ok ? "done" : [outcome.refusal?.code, outcome.refusal?.field].filter(Boolean).join(" at ");
const named = (name: string) => db.subcategory.findFirstOrThrow({ where: { name } });
const names = async () => (await db.subcategory.findMany({ orderBy: { id: "asc" } })).map(({ name }) => name);

beforeEach(async () => {
  await db.subcategory.deleteMany();
  await db.deletedRow.deleteMany();
  followed.length = 0;
});

test("a new row gets what its rules fill in, and they are called with what it was and is", async () => {
  expect(codeOf(await save({ name: "Citrus" }))).toBe("done");
  const row = await named("Citrus");
  expect(row).toMatchObject({ slug: "slug-Citrus", categoryId });
  expect(codeOf(await save({ id: String(row.id), version: "1", name: "Berries" }))).toBe("done");
  expect(followed).toMatchObject([
    { before: null, after: { id: row.id, name: "Citrus" }, by: by.id },
    { before: { name: "Citrus" }, after: { name: "Berries", categoryId }, by: by.id },
  ]);
});

test("what the rules refuse is refused at its field, whether it is added, saved or restored, and nothing is written", async () => {
  expect(codeOf(await save({ name: "Bad" }))).toBe("row.taken at name");
  await save({ name: "Citrus" });
  const { id } = await named("Citrus");
  expect(codeOf(await save({ id: String(id), version: "1", name: "Bad" }))).toBe("row.taken at name");
  expect(await names()).toEqual(["Citrus"]);
  await db.subcategory.update({ where: { id }, data: { name: "Bad" } });
  await deleteRow(table, { id, version: 1 }, as);
  expect(codeOf(await restoreRow(table, id, as))).toBe("row.taken at name");
  expect(followed).toHaveLength(1);
  expect(await db.deletedRow.count()).toBe(1);
});

test("a row that is restored is followed like one that is added", async () => {
  await save({ name: "Citrus" });
  const { id } = await named("Citrus");
  await deleteRow(table, { id, version: 1 }, as);
  expect(codeOf(await restoreRow(table, id, as))).toBe("done");
  expect(followed.at(-1)).toMatchObject({ before: null, after: { id, name: "Citrus", version: 2 }, by: by.id });
});

test("a row that may not be deleted stays, alone and among many", async () => {
  for (const name of ["Held", "Free"]) await save({ name });
  const [held, free] = [await named("Held"), await named("Free")];
  expect(codeOf(await deleteRow(table, { id: held.id, version: 1 }, as))).toBe("row.in-use");
  expect(await bulkRows(table, { action: { name: "delete" }, marked: [held, free] }, as)).toMatchObject({
    value: { ids: [free.id], of: 2 },
  });
  expect(await names()).toEqual(["Held"]);
});

test("a file whose lines the rules refuse changes nothing, and one that they take is filled in line by line", async () => {
  const send = async (lines: string[]) => {
    const bytes = new TextEncoder().encode(["id,name,category_id", ...lines].join("\n"));
    const kept = await saveRowImport(table, { name: "file.csv", bytes }, as);
    return importRows(table, kept.ok ? kept.value : 0, as);
  };
  expect(codeOf(await send([`,Citrus,${categoryId}`, `,Bad,${categoryId}`]))).toBe("row.taken at name");
  expect(await names()).toEqual([]);
  expect(codeOf(await send([`,Citrus,${categoryId}`, `,Berries,${categoryId}`]))).toBe("done");
  const { id, slug } = await named("Berries");
  expect(slug).toBe("slug-Berries");
  expect(codeOf(await send([`${id},Bad,${categoryId}`]))).toBe("row.taken at name");
  expect(codeOf(await send([`${id},Melons,${categoryId}`]))).toBe("done");
  expect([await names(), followed.length]).toEqual([["Citrus", "Melons"], 4]);
});

test("a row that another one names must be there, and a list is narrowed to those that name one", async () => {
  for (const wrong of ["999999", "0", "x", "", "9999999999"]) {
    const parsed = formOf(table).safeParse({ name: "Citrus", category_id: wrong });
    const said = parsed.success ? codeOf(await saveRow(table, parsed.data, as)) : parsed.error.issues[0]?.path[0];
    expect(said, wrong).toBe(wrong === "999999" ? "row.no-such at category_id" : "category_id");
  }
  await save({ name: "Citrus" });
  const found = async (address: string) =>
    (await listRows(table, readQuery(table, new URLSearchParams(address)))).rows.map(({ name }) => name);
  expect(await found(`categoryId=${categoryId}`)).toEqual(["Citrus"]);
  expect(await found(`categoryId=${categoryId + 1}`)).toEqual([]);
  expect(await found("categoryId=x")).toEqual(["Citrus"]);
});
