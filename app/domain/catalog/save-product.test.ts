import { describe, expect, test } from "vitest";
import { rupees } from "#app/lib/money.ts";
import { thousandths } from "#app/lib/quantity.ts";
import { db } from "#app/platform/db.server.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { type SaveAs, saveProduct } from "./save-product.server.ts";

const { id: by } = await makeUser({ role: "admin" });
const over = { version: null, by };
const save = (id: number, change: Parameters<typeof saveProduct>[1], as: Partial<SaveAs> = {}) =>
  saveProduct(id, change, { ...over, ...as });
const read = (id: number) => db.product.findUniqueOrThrow({ where: { id } });
const ledgerOf = async (productId: number) =>
  (await db.stockMovement.findMany({ where: { productId }, orderBy: { id: "asc" } })).map(({ change, reason, byUserId }) => ({
    change,
    reason,
    byUserId,
  }));

describe("saving a product", () => {
  test("A7.36 changes what is named and nothing else, and makes a new version", async () => {
    const before = await makeProduct({ nameUr: "Aam", barcode: "8964000", keywords: ["mango"] });
    expect(await save(before.id, { price: rupees(199.5) })).toEqual({ ok: true, value: 2 });
    const { price, version, updatedAt, ...after } = await read(before.id);
    expect([price, version]).toEqual([19_950, 2]);
    const { price: _, version: __, updatedAt: ___, ...unchanged } = before;
    expect(after).toEqual(unchanged);
    expect(updatedAt.getTime()).toBeGreaterThanOrEqual(before.updatedAt.getTime());
  });

  test("saving what is already there leaves version, audit book and ledger alone", async () => {
    const { id, name } = await makeProduct({ keywords: ["a", "b"], stockQuantity: 4000 });
    expect(await save(id, { name, keywords: ["a", "b"], stockQuantity: thousandths(4000) })).toEqual({ ok: true, value: 1 });
    expect(await db.auditEntry.count({ where: { entity: "product", entityId: String(id) } })).toBe(0);
    expect(await ledgerOf(id)).toEqual([]);
  });

  test("the audit book has who changed what, from what to what", async () => {
    const { id } = await makeProduct();
    await save(id, { price: rupees(200), keywords: ["aam"] });
    expect(await db.auditEntry.findFirst({ where: { entity: "product", entityId: String(id) } })).toMatchObject({
      byUserId: by,
      action: "save",
      before: { price: 15_000, keywords: [] },
      after: { price: 20_000, keywords: ["aam"] },
    });
  });

  test("of two people who edited the same version the second is told, and the first loses nothing", async () => {
    const { id, version } = await makeProduct();
    const answers = await Promise.all([
      save(id, { price: rupees(160) }, { version }),
      save(id, { price: rupees(170) }, { version }),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({
      refusal: { code: "product.changed-meanwhile", conflicts: [{ field: "price", loaded: "150" }] },
    });
    expect((await read(id)).version).toBe(version + 1);
  });

  test("a product that is not there is refused", async () => {
    expect(await save(2_000_000_000, { name: "x" })).toEqual({ ok: false, refusal: { code: "product.not-found" } });
  });
});

describe("what does not fit the rest of the shop is refused at its field, and nothing is written", () => {
  test.each([
    ["a category that is gone", { categoryId: 2_000_000 }, "product.no-category", "category_id"],
    ["a subcategory of another category", { subcategoryId: 2_000_000 }, "product.other-category", "subcategory_id"],
    ["a unit that nobody knows", { unit: "bushel" }, "product.no-unit", "unit"],
    ["half a piece", { stockQuantity: thousandths(1500) }, "product.whole-pieces", "stock_quantity"],
  ] as const)("%s", async (_, change, code, field) => {
    const { id } = await makeProduct();
    expect(await save(id, { name: "Other", ...change })).toMatchObject({ refusal: { code, field } });
    expect(await read(id)).toMatchObject({ version: 1, name: expect.stringContaining("Product") });
  });

  test("a subcategory that stays behind when the category changes", async () => {
    const [one, other] = [await makeProduct(), await makeProduct()];
    expect(await save(one.id, { categoryId: other.categoryId })).toMatchObject({ refusal: { code: "product.other-category" } });
    expect(await save(one.id, { categoryId: other.categoryId, subcategoryId: other.subcategoryId })).toMatchObject({ ok: true });
  });

  test("a barcode that two products are given in the same moment: one has it, the other is told", async () => {
    const products = await Promise.all(Array.from({ length: 6 }, () => makeProduct()));
    const outcomes = await Promise.all(products.map(({ id }) => save(id, { barcode: "896-0" })));
    const codes = outcomes.map((outcome) => (outcome.ok ? "saved" : outcome.refusal.code)).sort();
    expect(codes).toEqual([...Array(5).fill("product.barcode-taken"), "saved"]);
  });

  test("another product's barcode, which is named", async () => {
    await makeProduct({ name: "Chaunsa", barcode: "896-1" });
    const { id } = await makeProduct();
    const refusal = { code: "product.barcode-taken", field: "barcode", values: { product: "Chaunsa" } };
    expect(await save(id, { barcode: "896-1" })).toEqual({ ok: false, refusal });
    expect(await save(id, { barcode: "896-2" })).toMatchObject({ ok: true });
  });
});

describe("the stock figure", () => {
  test("every change by staff is in the ledger, with its reason and who made it", async () => {
    const { id } = await makeProduct();
    await save(id, { stockQuantity: thousandths(15_000) });
    await save(id, { stockQuantity: thousandths(40_000) }, { reason: "received" });
    await save(id, { stockQuantity: thousandths(38_000) }, { reason: "wasted" });
    await save(id, { stockQuantity: null });
    expect(await ledgerOf(id)).toEqual([
      { change: 15_000, reason: "counted", byUserId: by },
      { change: 25_000, reason: "received", byUserId: by },
      { change: -2000, reason: "wasted", byUserId: by },
      { change: -38_000, reason: "counted", byUserId: by },
    ]);
  });

  test("what was ordered while somebody typed stays taken", async () => {
    const product = await makeProduct({ stockQuantity: 15_000 });
    await makeOrder({ product, quantity: 3000 });
    const shown = { stockShown: thousandths(15_000) };
    await save(product.id, { price: rupees(160), stockQuantity: thousandths(15_000) }, shown);
    expect((await read(product.id)).stockQuantity).toBe(12_000);
    await save(product.id, { stockQuantity: thousandths(20_000) }, shown);
    expect((await read(product.id)).stockQuantity).toBe(17_000);
    await save(product.id, { stockQuantity: thousandths(0) }, { stockShown: thousandths(20_000) });
    expect((await read(product.id)).stockQuantity).toBe(0);
  });

  test("five that count and five that order at once end with a ledger that adds up", async () => {
    const product = await makeProduct({ stockQuantity: 50_000 });
    await Promise.all(
      [1, 2, 3, 4, 5].flatMap((n) => [
        save(product.id, { stockQuantity: thousandths((50 + n) * 1000) }, { stockShown: thousandths(50_000) }),
        makeOrder({ product, quantity: 1000 }),
      ]),
    );
    const sum = (await ledgerOf(product.id)).reduce((total, { change }) => total + change, 0);
    expect((await read(product.id)).stockQuantity).toBe(50_000 + 15_000 - 5000);
    expect(sum).toBe(10_000);
  });
});

describe("pictures", () => {
  const pictures = ["/uploads/products/1763635374101.webp", "/uploads/products/1763635374102.webp"];
  const read = (id: number) =>
    db.product.findUniqueOrThrow({ where: { id }, select: { imageUrl: true, images: { orderBy: { displayOrder: "asc" } } } });

  test("the first is the product's own; none stands twice, and one that stays keeps its words", async () => {
    const { id } = await makeProduct();
    await save(id, { imageUrl: null, furtherPictures: [pictures[0]!, pictures[1]!, pictures[0]!] });
    expect(await read(id)).toMatchObject({ imageUrl: pictures[0], images: [{ url: pictures[1] }] });
    await db.productImage.updateMany({ where: { productId: id }, data: { alt: "Cut open" } });
    await save(id, { furtherPictures: ["/uploads/products/1763635374103.webp", pictures[1]!] });
    expect((await read(id)).images.map(({ url, alt }) => [url, alt])).toEqual([
      ["/uploads/products/1763635374103.webp", null],
      [pictures[1], "Cut open"],
    ]);
    await save(id, { imageUrl: null, furtherPictures: [] });
    expect(await read(id)).toEqual({ imageUrl: null, images: [] });
  });
});
