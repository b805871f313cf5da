import { expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { applyImport } from "./apply-import.server.ts";
import { guessMapping } from "./guess-mapping.ts";
import { findImport, saveImport } from "./save-import.server.ts";

const editor = await makeStaff("editor");
const by = editor.id;

const file = `name,description,price,category,subcategory,unit
Aaloo,Potatoes,90,Sabzi,Aam sabzi,kg
Pyaz,Onions,110,sabzi,AAM SABZI,KG
Chai,Tea,450,Chai & Coffee,,packet
Ghalat,No price,,Never made,Neither,peti
Toffee,Sweets,5,Chai & Coffee,Meetha,packet
`;

async function upload(text: string): Promise<number> {
  const saved = await saveImport({ name: "shop.csv", bytes: new TextEncoder().encode(text) }, { by });
  if (!saved.ok) throw new Error(saved.refusal.code);
  return saved.value;
}

async function apply(text: string) {
  const id = await upload(text);
  const header = (await findImport(id, { by }))?.header ?? [];
  const how = {
    mapping: guessMapping(header),
    heading: header,
    by,
    createsMissing: true,
    leavesOutErrors: true,
    describe: () => "",
  };
  return applyImport(id, how);
}

const names = async () => ({
  categories: (await db.category.findMany({ orderBy: { id: "asc" } })).map(({ name, slug }) => [name, slug]),
  subcategories: (await db.subcategory.findMany({ orderBy: { id: "asc" } })).map(({ name }) => name),
  units: (await db.unit.findMany({ orderBy: { id: "asc" } })).map(({ abbreviation }) => abbreviation),
});

test("an empty shop is told what a file would create beside its products, and nothing is written before it is applied", async () => {
  const id = await upload(file);
  const before = await openAdmin(`/admin/products/import/${id}`, editor);
  expect(before.html).toContain("There is no category Sabzi.");
  expect(before.html).not.toContain("Would be created as well");
  const { html } = await openAdmin(`/admin/products/import/${id}?create=1`, editor);
  const text = html.replaceAll("&amp;", "&");
  for (const name of [
    "Would be created as well",
    "Sabzi",
    "Chai & Coffee",
    "Sabzi / Aam sabzi",
    "Chai & Coffee / Meetha",
    "packet",
  ])
    expect(text).toContain(`>${name}<`);
  expect(text).not.toContain(">Never made<");
  expect(text).not.toContain(">peti<");
  expect(text).toMatch(/New products<\/dt><dd>4</);
  expect(await names()).toEqual({ categories: [], subcategories: [], units: [] });
});

test("applied, each is there once, with an audit entry, and what only wrong rows name is not", async () => {
  expect(await apply(file)).toMatchObject({ ok: true, value: { create: 4, error: 1 } });
  expect(await names()).toEqual({
    categories: [
      ["Sabzi", "sabzi"],
      ["Chai & Coffee", "chai-coffee"],
    ],
    subcategories: ["Aam sabzi", "Meetha"],
    units: ["kg", "packet"],
  });
  const products = await db.product.findMany({ include: { category: true, subcategory: true }, orderBy: { id: "asc" } });
  expect(products.map(({ name, category, subcategory, unit }) => [name, category.name, subcategory?.name, unit])).toEqual([
    ["Aaloo", "Sabzi", "Aam sabzi", "kg"],
    ["Pyaz", "Sabzi", "Aam sabzi", "kg"],
    ["Chai", "Chai & Coffee", undefined, "packet"],
    ["Toffee", "Chai & Coffee", "Meetha", "packet"],
  ]);
  const entries = await db.auditEntry.groupBy({
    by: ["entity"],
    where: { action: "add" },
    _count: true,
    orderBy: { entity: "asc" },
  });
  expect(entries.map(({ entity, _count }) => [entity, _count])).toEqual([
    ["category", 2],
    ["subcategory", 2],
    ["unit", 2],
  ]);
});

test("a later file finds what is there in whatever letters, and a name without Latin letters has an address too", async () => {
  await apply(
    "name,description,price,category,unit\nMooli,Radish,60,SABZI,Kg\nDahi,Yoghurt,200,دودھ,kg\nDoodh,Milk,210,دہی,kg\n",
  );
  expect((await names()).categories).toEqual([
    ["Sabzi", "sabzi"],
    ["Chai & Coffee", "chai-coffee"],
    ["دودھ", "categories"],
    ["دہی", "categories-2"],
  ]);
});

test("two who apply the same file at once make each category once", async () => {
  const rows = "name,description,price,category,subcategory,unit\nBadam,Almonds,2000,Khushk Meva,Giri,pao\n";
  const id = await upload(rows);
  const how = { mapping: guessMapping(rows.split("\n")[0]?.split(",") ?? []), heading: [], by, createsMissing: true };
  const outcomes = await Promise.all([1, 2].map(() => applyImport(id, { ...how, leavesOutErrors: false, describe: () => "" })));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await db.category.count({ where: { name: "Khushk Meva" } })).toBe(1);
});

test("a name that is too long stays a wrong row", async () => {
  const long = "x".repeat(101);
  expect(await apply(`name,description,price,category,unit\nLamba,Long,60,${long},kg\n`)).toMatchObject({
    value: { create: 0, error: 1 },
  });
  expect(await db.category.count({ where: { name: long } })).toBe(0);
});
