import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { makeCategory } from "#tests/fixtures/make-category.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { answerTo, post, returnedForm } from "#tests/fixtures/request.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { type OpenApp, openApp } from "#tests/support/open-app.ts";
import { action } from "./import.tsx";

const mebibyte = 2 ** 20;
const editor = await makeStaff("editor");
const sabzi = await makeCategory({ name: "Sabzi" });
const shelf = { categoryId: sabzi.id, subcategoryId: sabzi.subcategories[0]?.id ?? null };
await db.unit.create({ data: { name: "Kilogram", abbreviation: "kg" } });
const lehsan = await makeProduct({ ...shelf, name: "Lehsan", barcode: "89640001" });
const adrak = await makeProduct({ ...shelf, name: "Adrak" });

const ascii = (words: string) => new TextEncoder().encode(words);
const latin1 = (words: string) => new Uint8Array(Buffer.from(words, "latin1"));

async function bringIn(bytes: Uint8Array) {
  const form = new FormData();
  form.set("file", new File([bytes as BlobPart], "bad.csv", { type: "text/csv" }));
  return answerTo(action(post("/admin/products/import", form, editor)));
}

/** All data that an import could change. */
const everything = async () => [
  await db.product.findMany({ orderBy: { id: "asc" } }),
  await db.stockMovement.count(),
  await db.auditEntry.count({ where: { entity: "product" } }),
];

describe("a file that is no product list is refused with a sentence, and nothing is kept", () => {
  test.each([
    ["that is a spreadsheet named .csv", "no text", latin1("PK\u0003\u0004\u0014\u0000\u0006\u0000[Content_Types].xml")],
    ["larger than 8 MB", "larger than 8 MB", new Uint8Array(8 * mebibyte + 1).fill(97)],
    ["with a quotation mark that never ends", "quotation mark", ascii('name,price\n"Aloo,10\n')],
    ["of one cell without an end", "quotation mark", ascii(`name,price\n"${"a".repeat(300_000)}",10`)],
    ["of 100,000 columns", "headings", ascii(`${"a,".repeat(100_000)}\n1`)],
    ["with a heading twice", "headings", ascii("price,price\n1,2")],
    ["of 10,001 rows", "more than 10000 rows", ascii(`id,price\n${"1,2\n".repeat(10_001)}`)],
    ["without rows", "no rows", ascii("id,price\n\n\n")],
  ])("%s", async (_, sentence, bytes) => {
    const before = await everything();
    const answer = await bringIn(bytes);
    expect([answer.status, answer.location]).toEqual([422, null]);
    expect(returnedForm(answer).error["file"]?.[0]).toContain(sentence);
    expect(await db.productImport.count()).toBe(0);
    expect(await everything()).toEqual(before);
  });
});

describe("a row that cannot be is told with its reason, and while it stands in the file nothing is changed", () => {
  const heading = "name,description,price,category,unit,brand";
  const good = "Bhindi,Okra,95,Sabzi,kg,";
  const list = (row: string) => [heading, good, row].join("\n");
  test.each([
    ["fewer cells than the heading", "This row has 3 cells, the heading has 6.", list("Tori,Gourd,60")],
    ["more cells than the heading", "This row has 8 cells, the heading has 6.", list("Tori,Gourd,60,Sabzi,kg,,,x")],
    ["a formula", "A cell must not begin like a formula.", list("\"=cmd|' /C calc'!A0\",Gourd,60,Sabzi,kg,")],
    ["a formula behind another sign", "A cell must not begin like a formula.", list("@SUM(1),Gourd,60,Sabzi,kg,")],
    ["a formula in wide letters", "A cell must not begin like a formula.", list("＝1+1,Gourd,60,Sabzi,kg,")],
    ["a price of 1e308", "Price: ", list("Tori,Gourd,1e308,Sabzi,kg,")],
    ["a price that is no number", "Price: ", list("Tori,Gourd,NaN,Sabzi,kg,")],
    ["a price beyond all", "Price: ", list(`Tori,Gourd,${"9".repeat(400)},Sabzi,kg,`)],
    ["a price below nothing", "Price: ", list("Tori,Gourd,-5,Sabzi,kg,")],
    ["the product of another row", "Row 2 is about the same product.", list(good)],
    ["a number twice", "Row 2 is about the same product.", `id,price,stock_shown\n${lehsan.id},10,\n#${lehsan.id},20,`],
    [
      "the barcode of another product",
      `Product ${lehsan.id} has this barcode.`,
      `id,barcode,stock_shown\n${adrak.id},${lehsan.barcode},`,
    ],
  ])("%s", async (_, sentence, text) => {
    const before = await everything();
    const { status, location } = await bringIn(ascii(text));
    expect(status).toBe(302);
    expect((await openAdmin(location ?? "", editor)).html).toContain(sentence);
    const refused = await openAdmin(location ?? "", { ...editor, form: { any: "" } });
    expect([refused.status, refused.html.includes("nothing was changed")]).toEqual([409, true]);
    expect(await everything()).toEqual(before);
  });
});

describe("a file of 200 MB", () => {
  let shop: OpenApp;
  let readToTheEnd = 0;
  beforeAll(async () => {
    shop = await openApp(async (req, res, next) => {
      try {
        for await (const _ of req);
      } catch (problem) {
        return next(problem);
      }
      readToTheEnd++;
      res.send("read");
    });
  });
  afterAll(() => shop.close());

  /** The server may close the connection while the body is sent, before the response is read. */
  const statusOf = (path: string, headers: Record<string, string>, body: Buffer) =>
    shop.send(path, { method: "POST", headers: { origin: shop.origin, ...headers }, body }).then(
      ({ status }) => status,
      () => 413,
    );

  test.each(["/admin/products/import", "/admin/products/import.data"])(
    "is refused at %s before anybody reads it",
    async (path) => {
      expect(await statusOf(path, { "content-length": String(200 * mebibyte) }, Buffer.alloc(0))).toBe(413);
      expect(await statusOf(path, { "transfer-encoding": "chunked" }, Buffer.alloc(12 * mebibyte, "a"))).toBe(413);
      expect(readToTheEnd).toBe(0);
    },
  );

  test("one of 8 MB with its form around it comes through", async () => {
    expect(await statusOf("/admin/products/import", {}, Buffer.alloc(8.5 * mebibyte, "a"))).toBe(200);
  });
});
