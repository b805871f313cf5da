import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { paisa } from "#app/lib/money.ts";
import { thousandths } from "#app/lib/quantity.ts";
import { db } from "#app/platform/db.server.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { saveProduct } from "../save-product.server.ts";
import type { StaffFilter } from "../staff-query.ts";
import { applyImport, dryRunImport } from "./apply-import.server.ts";
import { type CsvField, exportFields as csvFields } from "./csv-fields.ts";
import { exportProducts } from "./export-products.server.ts";
import { guessMapping } from "./guess-mapping.ts";
import { saveImport } from "./save-import.server.ts";

const everything: StaffFilter = {
  ...{ search: "", category: null, subcategory: null, stock: null, status: null },
  ...{ featured: false, discounted: false, sort: "newest" as const, page: 1 },
};

const [shopkeeper, accountant] = [await makeStaff("admin"), await makeStaff("editor")];
await db.unit.create({ data: { name: "Kilogram", abbreviation: "kg" } });

type Sheet = { header: string[]; cells: Record<string, string> };

/** A product of its own name as the export writes it. */
async function exported(name: string): Promise<Sheet> {
  let text = "";
  for await (const part of exportProducts({ ...everything, search: name }, { costVisible: true })) text += part;
  const [header = [], row = []] = text
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .map((line) => line.split(","));
  return { header, cells: Object.fromEntries(header.map((heading, at) => [heading, row[at] ?? ""])) };
}

const fileOf = ({ header, cells }: Sheet, edited: Record<string, string>) =>
  [header.join(","), header.map((heading) => ({ ...cells, ...edited })[heading]).join(",")].join("\n");

/** Brings a file in as its dry run shows it; `between` happens after it was sent and before it is applied. */
async function bringIn(content: string, between?: () => Promise<unknown>) {
  const mapping = guessMapping(content.split("\n")[0]!.split(","));
  const saved = await saveImport({ name: "p.csv", bytes: new TextEncoder().encode(content) }, { by: accountant.id });
  if (!saved.ok) throw new Error(saved.refusal.code);
  await between?.();
  const { createdAt: uploadedAt } = await db.productImport.findUniqueOrThrow({ where: { id: saved.value } });
  const plan = await dryRunImport({ content, uploadedAt, mapping });
  const how = { mapping, heading: [], by: accountant.id, leavesOutErrors: true, describe: () => "" };
  const outcome = await applyImport(saved.value, how);
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return plan.errors.flatMap((row) => (row.outcome === "error" ? row.problems.map(({ field }) => field) : []));
}

const product = async () => {
  const name = `Aam ${crypto.randomUUID().slice(0, 8)}`;
  const { id, version } = await makeProduct({ name, price: 10_000, companyName: null, featured: false });
  return { id, name, version, read: () => db.product.findUniqueOrThrow({ where: { id } }) };
};

/** What a person makes of three cells, in the file's words. */
const edit = fc.record(
  {
    price: fc.constantFrom("100", "120", "140"),
    company_name: fc.constantFrom("", "Bagh", "Multan Farms"),
    featured: fc.constantFrom("yes", "no"),
  },
  { requiredKeys: [] },
);

const wantedOf = ({ price, company_name: brand, featured }: Partial<Record<CsvField, string>>) => ({
  ...(price !== undefined && { price: paisa(Number(price) * 100) }),
  ...(brand !== undefined && { companyName: brand || null }),
  ...(featured !== undefined && { featured: featured === "yes" }),
});

describe("a file that was exported before somebody else changed the product", () => {
  test("keeps what others changed, writes what was edited in it, and leaves a row out where both changed the same", async () => {
    const start = { price: "100", company_name: "", featured: "no" };
    await fc.assert(
      fc.asyncProperty(edit, edit, async (theirs, mine) => {
        const { id, name, version, read } = await product();
        const sheet = await exported(name);
        await saveProduct(id, wantedOf(theirs), { version, by: shopkeeper.id });
        const between = { ...start, ...theirs };
        const typed = { ...start, ...mine };
        const both = (["price", "company_name", "featured"] as const).filter(
          (field) => typed[field] !== start[field] && between[field] !== start[field] && typed[field] !== between[field],
        );
        const problems = await bringIn(fileOf(sheet, typed));
        expect([...problems].sort()).toEqual([...both].sort());
        const wanted = Object.fromEntries(
          Object.entries(between).map(([field, value]) => {
            const own = typed[field as keyof typeof typed];
            return [field, both.length === 0 && own !== start[field as keyof typeof start] ? own : value];
          }),
        );
        const { price, companyName, featured } = await read();
        expect({ price, companyName, featured }).toEqual(wantedOf(wanted));
      }),
      { numRuns: 25 },
    );
  });

  test("leaves a row out when its version is newer than the product, or no number", async () => {
    const { name, read } = await product();
    const sheet = await exported(name);
    for (const version of ["99", "soon"]) {
      expect(await bringIn(fileOf(sheet, { version, price: "140" }))).toEqual(["price"]);
      expect((await read()).price).toBe(10_000);
    }
  });

  test("overwrites where its version is empty, as far as nobody saved the product since the file was sent", async () => {
    const { id, name, version, read } = await product();
    const sheet = await exported(name);
    await saveProduct(id, { price: paisa(12_000) }, { version, by: shopkeeper.id });
    expect(await bringIn(fileOf(sheet, { version: "" }))).toEqual([]);
    expect((await read()).price).toBe(10_000);

    const now = (await read()).version;
    const saveBetween = () => saveProduct(id, { price: paisa(14_000) }, { version: now, by: shopkeeper.id });
    const file = fileOf(sheet, { version: "", company_name: "Bagh" });
    expect(await bringIn(file, saveBetween)).toEqual([]);
    expect(await read()).toMatchObject({ price: 14_000, companyName: "Bagh" });
    const raise = async () => saveProduct(id, { price: paisa(16_000) }, { version: (await read()).version, by: shopkeeper.id });
    expect(await bringIn(fileOf(sheet, { version: "", price: "120" }), raise)).toEqual(["price"]);
    expect((await read()).price).toBe(16_000);
  });

  test("takes nothing back that orders took from the stock since", async () => {
    const { id, name, read } = await product();
    await db.product.update({ where: { id }, data: { stockQuantity: 15_000 } });
    const sheet = await exported(name);
    expect(sheet.header).toEqual(csvFields);
    await db.product.update({ where: { id }, data: { stockQuantity: thousandths(12_000) } });
    expect(await bringIn(fileOf(sheet, { price: "120" }))).toEqual([]);
    expect(await read()).toMatchObject({ price: 12_000, stockQuantity: 12_000 });
    expect(await bringIn(fileOf(sheet, { price: "120", stock_quantity: "20", version: "" }))).toEqual([]);
    expect((await read()).stockQuantity).toBe(17_000);
  });
});
