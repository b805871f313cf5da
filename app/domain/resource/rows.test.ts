import { beforeEach, describe, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { bulkChange, bulkRows, findBulkAction } from "./bulk-rows.server.ts";
import { deleteRow } from "./delete-row.server.ts";
import { formOf } from "./form-of.server.ts";
import { countTabs, listRows } from "./list-rows.server.ts";
import { readQuery } from "./resource-query.ts";
import { restoreRow } from "./restore-row.server.ts";
import { saveRow } from "./save-row.server.ts";
import { setRow } from "./set-row.server.ts";
import { formFields, staffTable } from "./staff-table.ts";

const { id: by } = await makeUser({ role: "admin" });
const as = { by };

const services = staffTable({
  model: "Service",
  entity: "test-service",
  fields: {
    title: { type: "line", max: 60, required: true, bilingual: true },
    description: { type: "text", max: 500, required: true },
    iconName: { type: "choice", options: ["leaf", "truck"], default: "leaf" },
    linkUrl: { type: "link", max: 200, required: true },
    isActive: { type: "tick", default: true },
  },
  nameOf: ({ title }) => title,
  orderBy: [{ title: "asc" }],
  filters: ["isActive", "iconName", "title"],
  statuses: { shown: { isActive: true }, hidden: { isActive: false } },
});
const categories = staffTable({
  model: "Category",
  entity: "test-category",
  fields: { name: { type: "line", max: 60, required: true }, slug: { type: "line", max: 60, required: true } },
  nameOf: ({ name }) => name,
  orderBy: [{ name: "asc" }],
});
const subcategories = staffTable({
  model: "Subcategory",
  entity: "test-subcategory",
  fields: { name: { type: "line", max: 60, required: true } },
  nameOf: ({ name }) => name,
  orderBy: [{ name: "asc" }],
});

const makeService = (title: string, isActive = true) =>
  db.service.create({ data: { title, description: "-", iconName: "leaf", linkUrl: "/", isActive } });
const makeCategory = (name: string) => db.category.create({ data: { name, slug: name.toLowerCase() } });
const query = (address = "") => readQuery(services, new URLSearchParams(address));
const titles = async (address = "") => (await listRows(services, query(address))).rows.map(({ title }) => title);

beforeEach(async () => {
  await db.service.deleteMany();
  await db.subcategory.deleteMany();
  await db.category.deleteMany();
  await db.deletedRow.deleteMany();
});

describe("a list", () => {
  test("has a tab for each status, with its number of rows", async () => {
    await makeService("A");
    await makeService("B", false);
    await makeService("C", false);
    expect((await countTabs(services)).map(({ name, count }) => `${name} ${count}`)).toEqual([
      "all 3",
      "shown 1",
      "hidden 2",
      "bin 0",
    ]);
    expect(await titles("tab=hidden")).toEqual(["B", "C"]);
  });

  test("is narrowed by a tick and by a choice", async () => {
    await makeService("A");
    await makeService("B", false);
    await db.service.updateMany({ where: { title: "A" }, data: { iconName: "truck" } });
    expect([await titles("isActive=off"), await titles("iconName=truck"), await titles("isActive=on&iconName=leaf")]).toEqual([
      ["B"],
      ["A"],
      [],
    ]);
  });
});

describe("many rows", () => {
  test("get one value in one go; those that have it or changed meanwhile stay, and each is in the audit log", async () => {
    const [a, b, c] = [await makeService("A"), await makeService("B", false), await makeService("C")];
    const action = findBulkAction(services, "is_active", "off");
    if (!action) throw new Error("no such action");
    expect(bulkChange(action, a)).toEqual({ before: "on", after: "off" });
    const marked = [a, b, { ...c, version: 9 }].map(({ id, version }) => ({ id, version }));
    expect(await bulkRows(services, { action, marked }, as)).toMatchObject({ value: { ids: [a.id], of: 3 } });
    expect(await titles("isActive=off")).toEqual(["A", "B"]);
    const entries = await db.auditEntry.findMany({ where: { entity: "test-service" } });
    expect(entries.map(({ entityId, before, after }) => [entityId, before, after])).toEqual([
      [String(a.id), { isActive: true }, { isActive: false }],
    ]);
    expect((await db.service.findUniqueOrThrow({ where: { id: a.id } })).version).toBe(2);
  });

  test("are set only to what a field may hold, and only in fields that are chosen from", () => {
    expect(findBulkAction(services, "icon_name", "star")).toBe(null);
    expect(findBulkAction(services, "icon_name", "")).toBe(null);
    expect(findBulkAction(services, "title", "x")).toBe(null);
    expect(findBulkAction(services, "icon_name", "truck")).toMatchObject({ value: "truck" });
  });

  test("are a thousand at most", async () => {
    const marked = Array.from({ length: 1001 }, (_, at) => ({ id: at + 1, version: 1 }));
    expect(await bulkRows(services, { action: { name: "delete" }, marked }, as)).toMatchObject({
      refusal: { code: "row.too-many" },
    });
  });

  test("of which some are still in use are deleted but for those", async () => {
    const [used, free] = [await makeCategory("Used"), await makeCategory("Free")];
    await db.subcategory.create({ data: { name: "S", slug: "s", categoryId: used.id } });
    const marked = [used, free].map(({ id, version }) => ({ id, version }));
    expect(await bulkRows(categories, { action: { name: "delete" }, marked }, as)).toMatchObject({
      value: { ids: [free.id], of: 2 },
    });
    expect(await db.deletedRow.findMany({ select: { name: true } })).toEqual([{ name: "Free" }]);
  });
});

describe("a row", () => {
  test("that is still in use is not deleted, and is not in the bin", async () => {
    const { id } = await makeCategory("Used");
    await db.subcategory.create({ data: { name: "S", slug: "s", categoryId: id } });
    expect(await deleteRow(categories, { id, version: 1 }, as)).toMatchObject({ refusal: { code: "row.in-use" } });
    expect([await db.category.count(), await db.deletedRow.count()]).toEqual([1, 0]);
  });

  test("is not restored where another has taken its place; it stays in the bin", async () => {
    const { id } = await makeCategory("Fruit");
    await deleteRow(categories, { id, version: 1 }, as);
    await makeCategory("Fruit");
    expect(await restoreRow(categories, id, as)).toMatchObject({ refusal: { code: "row.place-taken" } });
    expect(await db.deletedRow.count()).toBe(1);
  });

  test("is not restored when what it belonged to is gone", async () => {
    const category = await makeCategory("Fruit");
    const { id } = await db.subcategory.create({ data: { name: "S", slug: "s", categoryId: category.id } });
    await deleteRow(subcategories, { id, version: 1 }, as);
    await deleteRow(categories, { id: category.id, version: 1 }, as);
    expect(await restoreRow(subcategories, id, as)).toMatchObject({ refusal: { code: "row.parent-gone" } });
    await restoreRow(categories, category.id, as);
    expect(await restoreRow(subcategories, id, as)).toMatchObject({ ok: true, value: "S" });
    const restored = await db.subcategory.findUniqueOrThrow({ where: { id } });
    expect(restored).toMatchObject({ slug: "s", categoryId: category.id, version: 2, createdAt: expect.any(Date) });
  });

  test("whose unique text another row has is not saved", async () => {
    await makeCategory("Fruit");
    const form = formOf(categories).parse({ name: "Fruit again", slug: "fruit" });
    expect(await saveRow(categories, form, as)).toMatchObject({ refusal: { code: "row.taken" } });
  });

  /** The forms of several people who loaded the same new row, saved at the same time. */
  const saveTogether = (id: number, typed: readonly Record<string, string>[]) => {
    const loaded = { title: "A", title_ur: "", description: "-", icon_name: "leaf", link_url: "/", is_active: "on" };
    const forms = typed.map((text) =>
      formOf(services).parse({ id: String(id), version: "1", loaded: JSON.stringify(loaded), ...loaded, ...text }),
    );
    return Promise.all(forms.map((form) => saveRow(services, form, as)));
  };

  test("is changed by any number of people at the same time, each in their own field", async () => {
    const { id } = await makeService("A");
    const typed: Record<string, string>[] = [
      { title: "Mine" },
      { title_ur: "Mera" },
      { description: "New" },
      { icon_name: "truck" },
      { link_url: "/faq" },
    ];
    const outcomes = await saveTogether(id, typed);
    expect(outcomes.every((outcome) => outcome.ok && outcome.value.isSaved)).toBe(true);
    expect(await db.service.findUniqueOrThrow({ where: { id } })).toMatchObject({
      ...{ title: "Mine", titleUr: "Mera", description: "New", iconName: "truck", linkUrl: "/faq", isActive: true, version: 6 },
    });
  });

  test("gets the text of one of those who change the same field at the same time; the others are asked", async () => {
    const { id } = await makeService("A");
    const typed = ["One", "Two", "Three", "Four"].map((title) => ({ title }));
    const outcomes = await saveTogether(id, typed);
    const isSaved = outcomes.map((outcome) => outcome.ok && outcome.value.isSaved);
    expect(isSaved.filter(Boolean)).toHaveLength(1);
    const { title, version } = await db.service.findUniqueOrThrow({ where: { id } });
    expect([title, version]).toEqual([typed[isSaved.indexOf(true)]?.title, 2]);
  });
});

test("a form that says neither what it was loaded with nor the version it was loaded in saves over nothing", async () => {
  const { id } = await makeService("A");
  const values = { title: "B", title_ur: null, description: "-", icon_name: "leaf", link_url: "/", is_active: true };
  const form = { id, loaded: null, asked: [], resolved: {}, values };
  for (const version of [null, 0, 2]) {
    expect(await saveRow(services, { ...form, version }, as)).toMatchObject({ refusal: { code: "row.changed-meanwhile" } });
  }
  expect(await titles()).toEqual(["A"]);
  expect(await saveRow(services, { ...form, version: 1 }, as)).toMatchObject({ ok: true });
  expect(await titles()).toEqual(["B"]);
});

test("a field that is set to what it is leaves version and audit log alone, and says what it was", async () => {
  const { id } = await makeService("A");
  const [form] = formFields(services).filter(({ name }) => name === "is_active");
  if (!form) throw new Error("no such field");
  const set = (value: boolean) => setRow(services, { id, field: form, value }, as);
  expect(await set(true)).toEqual({ ok: true, value: { name: "A", before: "on" } });
  expect(await db.service.findUniqueOrThrow({ where: { id } })).toMatchObject({ version: 1 });
  expect(await db.auditEntry.count({ where: { entity: "test-service", entityId: String(id) } })).toBe(0);
  expect(await set(false)).toEqual({ ok: true, value: { name: "A", before: "on" } });
  expect(await db.service.findUniqueOrThrow({ where: { id } })).toMatchObject({ version: 2, isActive: false });
});
