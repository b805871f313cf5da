import { beforeEach, describe, expect, test } from "vitest";
import { readCsv } from "#app/domain/resource/csv/read-csv.server.ts";
import { rupees } from "#app/lib/money.ts";
import { db } from "#app/platform/db.server.ts";
import { makeCategory } from "#tests/fixtures/make-category.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { longestTurn } from "#tests/fixtures/work-of.ts";
import { applyImport, dryRunImport } from "./apply-import.server.ts";
import { exportProducts } from "./export-products.server.ts";
import { guessMapping } from "./guess-mapping.ts";
import { findImport, saveImport } from "./save-import.server.ts";

const { id: by } = await makeStaff("editor");
const shelf = await makeCategory({ name: "Sabzi" });
await db.unit.createMany({
  data: [
    { name: "Kilogram", abbreviation: "kg" },
    { name: "Dozen", abbreviation: "dozen" },
  ],
});
const inStock = { categoryId: shelf.id, subcategoryId: shelf.subcategories[0]!.id };

beforeEach(() => db.product.updateMany({ data: { status: "archived", barcode: null } }));

const bytes = (text: string) => new TextEncoder().encode(text);

async function upload(text: string): Promise<number> {
  const saved = await saveImport({ name: "products.csv", bytes: bytes(text) }, { by });
  if (!saved.ok) throw new Error(saved.refusal.code);
  return saved.value;
}

async function dryRun(text: string) {
  const header = text.split("\n")[0]!.split(",");
  return dryRunImport({ content: text, mapping: guessMapping(header) });
}

const reasonsOf = async (text: string) =>
  (await dryRun(text)).errors.map((row) =>
    row.outcome === "error"
      ? row.problems.map((problem) => `${problem.field ?? ""} ${"reason" in problem ? problem.reason : problem.issue.message}`)
      : [],
  );

async function apply(text: string, { leavesOutErrors = false } = {}) {
  const id = await upload(text);
  const saved = await findImport(id, { by });
  const reasonOf = (problem: object) => ("reason" in problem ? String(problem.reason) : "invalid");
  const heading = [...saved!.header, "Row", "Reason"];
  return {
    id,
    outcome: await applyImport(id, { mapping: guessMapping(saved!.header), heading, by, leavesOutErrors, describe: reasonOf }),
  };
}

describe("a product file", () => {
  test("is read whole, also a picture that stands where the reading of a long file is cut", async () => {
    const rows = ["name", `${"a".repeat(65_535 - "name\n".length)}🥭 Chaunsa`];
    const read: string[] = [];
    for await (const { cells } of readCsv(rows.join("\n"))) read.push(cells.join());
    expect(read).toEqual(rows);
  });

  test("may have blank rows between the others, which do nothing", async () => {
    const header = "name,description,price,category";
    const text = `${header}\n\n${",,,\n".repeat(5000)}Blank Aloo,Fresh,95,${shelf.name}\n\n`;
    const turn = longestTurn(() =>
      apply(text).then(({ outcome }) => expect(outcome).toMatchObject({ ok: true, value: { create: 1 } })),
    );
    expect(await turn).toBeLessThan(10);
  });

  test("may be called anything", async () => {
    const text = `name,description,price,category\nAloo,Fresh,95,${shelf.name}\n`;
    const saved = await saveImport({ name: `pro\u0000ducts\ud83d${"x".repeat(300)}.csv`, bytes: bytes(text) }, { by });
    expect(saved.ok && (await findImport(saved.value, { by }))?.fileName.slice(0, 10)).toBe("productsxx");
  });

  test("adds, changes and leaves products, with ledger and book, and only once", async () => {
    const old = await makeProduct({ ...inStock, name: "Aloo", stockQuantity: 2000 });
    const same = await makeProduct({ ...inStock, name: "Pyaz" });
    const text = `id,name,description,price,category,subcategory,stock,unit,stock_shown
${old.id},Aloo,Fresh from the mandi.,"1,60.50",sabzi,Shelf,5,kg,
#${same.id},Pyaz,Fresh from the mandi.,150,Sabzi,khana,,kg,
,Adrak,Ginger,400,Sabzi,Shelf,12,Kilogram,`;
    const wrong = text.replace('"1,60.50"', "160.50");
    const { id, outcome } = await apply(wrong);
    expect(outcome).toEqual({ ok: true, value: { create: 1, update: 1, unchanged: 1, error: 0 } });
    expect(await db.product.findUnique({ where: { id: old.id } })).toMatchObject({
      price: rupees(160.5),
      stockQuantity: 5000,
      version: 2,
    });
    expect(await db.product.findUnique({ where: { id: same.id } })).toMatchObject({ version: 1 });
    const added = await db.product.findFirstOrThrow({ where: { name: "Adrak" } });
    expect(added).toMatchObject({ ...inStock, unit: "kg", unitSize: "1", quality: "A", status: "active", stockQuantity: 12_000 });
    const movements = await db.stockMovement.findMany({
      where: { productId: { in: [old.id, added.id] } },
      orderBy: { productId: "asc" },
    });
    expect(movements.map(({ change }) => change)).toEqual([3000, 12_000]);
    expect(await db.auditEntry.count({ where: { action: "import", entityId: { in: [String(old.id), String(added.id)] } } })).toBe(
      2,
    );
    const again = { mapping: [], heading: [], by, leavesOutErrors: true, describe: () => "" };
    expect(await applyImport(id, again)).toMatchObject({ refusal: { code: "csv.applied-already" } });
    expect(await applyImport(id, { ...again, by: by + 1 })).toMatchObject({ refusal: { code: "csv.not-found" } });
    expect(await findImport(id, { by: by + 1 })).toBeNull();
  });

  test("puts sizes of one article into a family, takes them out again, and reads back what the export wrote", async () => {
    const { id } = await makeProduct({ ...inStock, barcode: "8964000555" });
    const family = () => db.product.findUniqueOrThrow({ where: { id } }).then(({ packFamily }) => packFamily);
    await apply("barcode,pack family\n8964000555,Chakki  ATTA");
    expect(await family()).toBe("chakki atta");
    await apply("barcode,pack_family\n8964000555,");
    expect(await family()).toBe("chakki atta"); // an empty cell of a foreign file says nothing
    await apply(`id,pack_family,stock_shown\n${id},,`);
    expect(await family()).toBeNull();
  });

  test("leaves what it has no column for, and empties what an empty cell of our own file empties", async () => {
    const { id } = await makeProduct({
      ...inStock,
      barcode: "8964000100",
      companyName: "National",
      nameUr: "Masala",
      status: "draft",
      featured: true,
    });
    await apply("barcode,brand,status\n8964000100,,");
    expect((await db.product.findUnique({ where: { id } }))?.companyName).toBe("National");
    await apply(`id,brand,status,version\n${id},,,`);
    expect(await db.product.findUnique({ where: { id } })).toMatchObject({
      companyName: null,
      nameUr: "Masala",
      status: "draft",
      featured: true,
      price: rupees(150),
    });
  });

  test("an export comes back unchanged, formulas and all", async () => {
    const filter = {
      search: "",
      category: null,
      subcategory: null,
      stock: null,
      status: null,
      featured: false,
      discounted: false,
      sort: "name",
      page: 1,
    } as const;
    await makeProduct({
      ...inStock,
      name: "=HYPERLINK(1)",
      nameUr: 'Do "sitaray", teen',
      description: "Line one\nline two",
      keywords: ["a", "b c"],
    });
    await makeProduct({
      ...inStock,
      costPrice: rupees(99.5),
      discountPercent: 1250,
      discountActive: true,
      stockQuantity: 1250,
      soldByWeight: true,
      quantityStep: 250,
    });
    const pieces: string[] = [];
    for await (const piece of exportProducts(filter, { costVisible: true })) pieces.push(piece);
    const text = pieces.join("");
    expect(text).toContain("'=HYPERLINK(1)");
    const { value } = (await apply(text)).outcome as { value: unknown };
    expect(value).toEqual({ create: 0, update: 0, unchanged: 2, error: 0 });
    const hidden: string[] = [];
    for await (const piece of exportProducts(filter, { costVisible: false })) hidden.push(piece);
    expect(hidden.join("")).not.toContain("99.5");
  });

  test("tells of each wrong row what is wrong with it", async () => {
    const taken = await makeProduct({ ...inStock, name: "Lehsan", barcode: "89640001", unit: "kg" });
    expect(
      await reasonsOf(`id,barcode,name,description,price,category,unit,stock,stock_shown
,,Sugar,Sweet,1e308,Sabzi,kg,,
,,Sugar,Sweet,0,Sabzi,kg,,
,,Sugar,Sweet,12.345,Sabzi,kg,,
,,Sugar,Sweet
,,=1+1,Sweet,10,Sabzi,kg,,
,,Sugar,Sweet,-5,Sabzi,kg,,
,,Sugar,Sweet,10,Sabzi,kg,-1,
,,Sugar,Sweet,-5+cmd,Sabzi,kg,,
,,Sugar,Sweet,10,Moon,kg,,
,,Sugar,Sweet,10,Sabzi,barrel,,
,,Sugar,Sweet,10,Sabzi,kg,1.5,
999999,,Sugar,Sweet,10,Sabzi,kg,,
,,Lehsan,Sweet,10,Sabzi,kg,,
,,,Sweet,10,Sabzi,kg,,
,,Sugar,Sweet,10,Sabzi,kg,,
,,Sugar,Sweeter,11,Sabzi,kg,,
,89640001,Lehsan,Sweet,10,Sabzi,kg,,
${taken.id},89640001,Lehsan,Sweet,10,Sabzi,kg,,`),
    ).toEqual([
      ["price money"],
      ["price above-zero"],
      ["price money"],
      [" ragged"],
      ["name formula"],
      ["price money"],
      ["stock_quantity negative-stock"],
      ["price formula"],
      ["category no-category"],
      ["unit no-unit"],
      ["stock_quantity whole-pieces"],
      ["id no-such-id"],
      ["name exists"],
      [expect.stringMatching(/^name /)],
      [" twice"],
      [" twice"],
    ]);
  });

  test("with wrong rows changes nothing, or the others where that is wanted, and keeps the wrong ones as a file", async () => {
    const text = "name,description,price,category,unit\nMethi,Green,40,Sabzi,kg\nPalak,Green,1e308,Sabzi,kg";
    const { outcome } = await apply(text);
    expect(outcome).toMatchObject({ refusal: { code: "csv.has-errors", values: { count: 1 } } });
    expect(await db.product.count({ where: { name: "Methi" } })).toBe(0);
    const second = await apply(text, { leavesOutErrors: true });
    expect(second.outcome).toMatchObject({ value: { create: 1, error: 1 } });
    const saved = await findImport(second.id, { by });
    expect(saved?.errorFile).toBe(
      "\uFEFFname,description,price,category,unit,Row,Reason\r\nPalak,Green,1e308,Sabzi,kg,3,invalid\r\n",
    );
  });

  test("is read by semicolons and tabs too, with a mark at its beginning and empty lines", async () => {
    const { id } = await makeProduct(inStock);
    for (const sign of [";", "\t"])
      expect(
        (await dryRunImport({ content: `\uFEFFid${sign}price\r\n\r\n${id}${sign}99\r\n`, mapping: ["id", "price"] })).result,
      ).toEqual({
        create: 0,
        update: 1,
        unchanged: 0,
        error: 0,
      });
  });
});
