import { readFileSync } from "node:fs";
import iconv from "iconv-lite";
import { beforeEach, describe, expect, test } from "vitest";
import { rupees } from "#app/lib/money.ts";
import { db } from "#app/platform/db.server.ts";
import { makeCategory } from "#tests/fixtures/make-category.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { answerTo, post } from "#tests/fixtures/request.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { action } from "./import.tsx";

const editor = await makeStaff("editor");
const household = await makeCategory({ name: "Household & Kitchen" });
await makeCategory({ name: "Drinks & Water" });
await makeCategory({ name: "Biscuits, Snacks & Sweets" });
await db.unit.createMany({
  data: [
    { name: "Kilogram", abbreviation: "kg" },
    { name: "Gram", abbreviation: "g" },
  ],
});

beforeEach(() => db.product.updateMany({ data: { status: "archived", barcode: null } }));

const plain = (html: string) =>
  html
    .replaceAll("&amp;", "&")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replace(/<!-- -->/g, "");

/** A file of the field as its preview shows it, and what applying it comes to. */
async function bringIn(name: string, query = "") {
  const form = new FormData();
  const stored = readFileSync(`tests/fixtures/field/${name}`);
  const bytes = name === "excelutf16-as-utf8.txt" ? iconv.encode(stored.toString(), "utf-16le", { addBOM: true }) : stored;
  form.set("file", new File([bytes as BlobPart], name, { type: "text/csv" }));
  const { status, location } = await answerTo(action(post("/admin/products/import", form, editor)));
  expect(status).toBe(302);
  const path = `${location}${query}`;
  const html = plain((await openAdmin(path, editor)).html);
  const counted = (label: string) => Number(new RegExp(`${label}</dt><dd>(\\d+)<`).exec(html)?.[1]);
  const apply = (ticks: Record<string, string> = {}) =>
    openAdmin(path, { ...editor, form: { leave_out: "on", text_right: "on", ...ticks } });
  const counts = { create: counted("New products"), update: counted("Would change"), error: counted("Wrong rows") };
  return { html, location: location!, path, apply, counts };
}

const added = () => db.product.findMany({ where: { status: { not: "archived" } }, orderBy: { id: "asc" } });
const named = async () => new Map((await added()).map((product) => [product.name, product]));

describe("an export of another shop", () => {
  test("of WooCommerce leaves the products with its numbers alone, and brings two new ones", async () => {
    const [rice, other] = [await makeProduct({ name: "Super Basmati" }), await makeProduct({ name: "Daal" })];
    const { html, apply, counts } = await bringIn("woo.csv", "?create=1");
    expect(html).toContain("ID is not read: this file was not written by this shop");
    expect(html).toContain("its variations are rows of their own");
    expect(counts).toEqual({ create: 2, update: 0, error: 0 });
    await apply();
    const products = await named();
    expect(products.get("Kashmiri Rose Sharbat 800 ml")).toMatchObject({
      barcode: "8964000555011",
      price: rupees(450),
      description: "Rose sharbat for summers.",
      stockQuantity: 24_000,
    });
    expect(products.get("Sattu Powder 500 g")).toMatchObject({ barcode: "8964000555028", price: rupees(260), featured: true });
    expect(products.has("Haleem Mix")).toBe(false);
    for (const { id, name } of [rice, other])
      expect(await db.product.findUnique({ where: { id } })).toMatchObject({ name, version: 1 });
  });

  test("of Shopify brings the variants of one handle, and its picture row none", async () => {
    const { html, apply, counts } = await bringIn("shopify.csv", "?create=1");
    expect(counts).toEqual({ create: 2, update: 0, error: 0 });
    expect(html).toContain("a further picture");
    await apply();
    const products = await named();
    expect(products.get("Lachha Paratha 5 pcs")).toMatchObject({
      ...{ price: rupees(290), costPrice: rupees(240), barcode: "8964000666011", stockQuantity: 12_000 },
      ...{ companyName: "Dawn", description: "Frozen paratha", status: "active" },
    });
    expect(products.get("Lachha Paratha 20 pcs")).toMatchObject({
      ...{ price: rupees(990), costPrice: rupees(850), barcode: "8964000666028", stockQuantity: 6000, companyName: "Dawn" },
    });
    expect(await db.subcategory.count({ where: { name: "Bread", category: { name: "Food" } } })).toBe(1);
  });

  test("of Odoo and of Loyverse is read without a hand on the columns", async () => {
    const odoo = await bringIn("odoo.csv", "?create=1");
    expect(odoo.counts).toEqual({ create: 2, update: 0, error: 0 });
    await odoo.apply();
    const loyverse = await bringIn("loyverse.csv");
    expect(loyverse.counts).toEqual({ create: 2, update: 0, error: 0 });
    await loyverse.apply();
    const products = await named();
    expect(products.get("Phalsa Juice 1 L")).toMatchObject({
      price: rupees(310),
      costPrice: rupees(250),
      barcode: "8964000777011",
    });
    expect(products.get("Desi Ghee Loose")).toMatchObject({ barcode: null, stockQuantity: 3250, unit: "kg", soldByWeight: true });
    expect(products.get("Dahi Bhalla Mix 200 g")).toMatchObject({
      ...{ price: rupees(180), costPrice: rupees(140), barcode: "8964000999011", stockQuantity: 12_000, soldByWeight: false },
      ...{ description: "Dahi Bhalla Mix 200 g", categoryId: household.id },
    });
    expect(products.get("Loose Gur Case")).toMatchObject({ price: rupees(320), stockQuantity: 3250, soldByWeight: true });
  });

  test("changes a name only where that row was ticked, with both names shown", async () => {
    const [one, two] = [
      await makeProduct({ name: "Rooh Afza", barcode: "8964000555011" }),
      await makeProduct({ name: "Besan", barcode: "8964000555028" }),
    ];
    const { html, apply, counts, location } = await bringIn("woo.csv", "?create=1");
    expect(counts).toEqual({ create: 0, update: 2, error: 0 });
    expect(html).toContain("Row 2: Rooh Afza → Kashmiri Rose Sharbat 800 ml");
    expect(html).toContain("Row 3: Besan → Sattu Powder 500 g");
    await apply({ rename: "3" });
    expect(await db.product.findUnique({ where: { id: one.id } })).toMatchObject({ name: "Rooh Afza", version: 1 });
    expect(await db.product.findUnique({ where: { id: two.id } })).toMatchObject({
      name: "Sattu Powder 500 g",
      price: rupees(260),
    });
    expect((await openAdmin(location, editor)).html).toContain("Download the wrong rows");
  });
});

describe("a file as Excel saves it", () => {
  test("in the encoding of its country is asked about by its words, and read otherwise where they are wrong", async () => {
    const { html, apply, path, location } = await bringIn("excel1252.csv");
    expect(html).toContain("Are these words right? Nestlé, Café");
    const unseen = await openAdmin(path, { ...editor, form: { leave_out: "on" } });
    expect([unseen.status, (await added()).length]).toEqual([409, 0]);
    const again = await openAdmin(`${location}/encoding`, { ...editor, form: { read_as: "macintosh" } });
    expect(again.location).toBe(location);
    expect((await openAdmin(location, editor)).html).toContain("NestlÈ");
    await openAdmin(`${location}/encoding`, { ...editor, form: { read_as: "windows-1252" } });
    await apply();
    expect([...(await named()).keys()]).toEqual(["Nestlé Fruita Vitals Guava 1 L", "Café Latte Sachets 10 pcs"]);
  });

  test("as Unicode text, with its own first line, with texts as formulas, and with a comma too many", async () => {
    for (const name of ["excelutf16-as-utf8.txt", "sep.csv", "exceltext.csv", "trailing.csv", "lfheader.csv", "inch.csv"]) {
      const { counts, apply } = await bringIn(name);
      expect([name, counts.error]).toEqual([name, 0]);
      await apply();
    }
    const products = await named();
    expect(products.get("نیسلے پانی 1.5 L")).toMatchObject({ price: rupees(120) });
    expect(products.get("Multani Sohan Halwa 500 g")).toMatchObject({ price: rupees(900) });
    expect(products.get("Excel Text A 1")).toMatchObject({ barcode: "0012345678905" });
    expect([products.has("Trail A 1"), products.has("Trail B 1")]).toEqual([true, true]);
    expect(products.get("LF Head 1")).toMatchObject({ price: rupees(100), stockQuantity: 4000 });
    expect([products.has('Foil Roll 12" wide'), products.has('Sieve 8" steel')]).toEqual([true, true]);
  });

  test("with barcodes that it has shortened, which are told, and others that it has dressed up, which are read", async () => {
    const { html, apply } = await bringIn("excelbarcodes.csv");
    expect(html.match(/Excel has shortened this number/g)).toHaveLength(2);
    expect(html).toMatch(/The last digit of 5 barcodes does not fit the others \([^)]*8964000100046[^)]*\)\. They are taken/);
    await apply();
    const products = await named();
    const barcodeOf = (letter: string) => products.get(`Barcode Case ${letter} 1`)?.barcode;
    expect(["A", "B"].map(barcodeOf)).toEqual([undefined, undefined]);
    expect(barcodeOf("G")).toBeUndefined(); // D's own, which has lost its zeros
    expect(["D", "E", "F", "I", "J"].map(barcodeOf)).toEqual([
      "0012345678905",
      "8964000100022",
      "8964000100039",
      "8964000100053",
      "8964000100060",
    ]);
  });
});

describe("what a shop writes into cells", () => {
  test("prices in every spelling are read, nothing is nothing, and less than nothing in stock is told as such", async () => {
    const { html, apply } = await bringIn("prices.csv");
    expect(html).toContain("The stock is below zero (-3).");
    await apply();
    const products = await named();
    const priceOf = (letter: string) => products.get(`Price Case ${letter} 1`)?.price;
    expect(["A", "B", "D", "F", "G", "H", "I", "K", "N", "O", "P"].map(priceOf)).toEqual(
      [1250, 450, 450, 1250, 1250, 450, 450, 450, 450, 450, 450].map(rupees),
    );
    expect(["C", "J", "L", "M"].map(priceOf)).toEqual([undefined, undefined, undefined, undefined]);
    for (const letter of ["E", "F"])
      expect(products.get(`Price Case ${letter} 1`)).toMatchObject({ costPrice: null, stockQuantity: null });
    expect(products.get("Price Case I 1")).toMatchObject({ stockQuantity: 1_200_000 });
  });

  test("yes and no, and the status that other shops call published", async () => {
    const { counts, apply } = await bringIn("words.csv");
    expect(counts).toEqual({ create: 5, update: 0, error: 0 });
    await apply();
    for (const product of (await named()).values())
      expect(product).toMatchObject({ inStock: true, featured: false, status: "active" });
  });

  test("a supplier's list begins below its address and ends above its last sentence; a carton has its price a piece", async () => {
    const { html, apply, counts } = await bringIn("supplier.csv", `?category=${household.id}`);
    expect(html).toContain("The headings end in row 5; what stands above them is left out.");
    expect(html).toContain("Prices may change without notice");
    expect(html.replaceAll("\u00a0", " ")).toContain("Carton of 4 at Rs. 9,600: Rs. 2,400 a piece.");
    expect(counts).toEqual({ create: 3, update: 0, error: 0 });
    await apply();
    const products = await named();
    expect(products.get("Dhaka Chawal Sella")).toMatchObject({ price: rupees(2400), unit: "kg", unitSize: "5" });
    expect(products.get("Chakki Atta")).toMatchObject({ price: rupees(1450), unit: "kg", unitSize: "10" });
    expect(products.get("Surf Half KG")).toMatchObject({ price: rupees(350), unit: "g", unitSize: "500" });
  });

  test("the same letters in two encodings are one product", async () => {
    const { html, counts } = await bringIn("nfd.csv");
    expect(counts).toEqual({ create: 1, update: 0, error: 1 });
    expect(html).toContain("Row 2 is about the same product.");
  });

  test("every code of a file is found as it was written", async () => {
    const { counts, apply } = await bringIn("gtin.csv");
    expect(counts).toEqual({ create: 4, update: 0, error: 0 });
    await apply();
    expect((await added()).map(({ barcode }) => barcode)).toEqual([
      "0012345678905",
      "036000291452",
      "8964000100077",
      "ABC-abc-1234",
    ]);
  });
});
