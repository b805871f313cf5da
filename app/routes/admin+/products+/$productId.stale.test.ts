import { describe, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { formWithFile, makePicture } from "#tests/fixtures/make-picture.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { productFormOf } from "#tests/fixtures/product-form.ts";
import { answerTo, post } from "#tests/fixtures/request.ts";
import { uploadsApart } from "#tests/fixtures/uploads-folder.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { action } from "./$productId.tsx";

uploadsApart();
const editor = await makeStaff("editor");

const pathOf = (id: number) => `/admin/products/${id}`;
const save = (id: number, form: Record<string, string> | FormData, { cookie } = editor) =>
  answerTo(action(post(pathOf(id), form, { cookie, params: { productId: String(id) } })));
const read = (id: number) => db.product.findUniqueOrThrow({ where: { id } });

describe("two people with the same product", () => {
  test("A8.20 fields that only one of them changed are merged; one that both changed is asked about, and nothing is saved before", async () => {
    const product = await makeProduct({ name: "Dusehri", price: 20_000, stockQuantity: 8000, unit: "each" });
    const opened = { ...productFormOf(product), unit: "each", stock_quantity: "8", stock_shown: "8", keywords: "" };
    const other = await makeStaff("admin");
    await save(product.id, { ...opened, price: "220", keywords: "aam" }, other);

    const form = { ...opened, price: "230", description: "Without fibre." };
    const { status, html } = await openAdmin(pathOf(product.id), { ...editor, form });
    expect(status).toBe(409);
    expect(html).toContain("Error saving product: Somebody else changed this product");
    expect(html).toMatch(/<th scope="row">Price \(Rs\.\)<\/th><td>Rs\.[^<]200<\/td>.*value="theirs".*220.*value="mine".*230/s);
    for (const settled of ["Keywords", "Description", "Name", "Stock quantity"])
      expect(html).not.toContain(`<th scope="row">${settled}</th>`);
    expect(html).toMatch(/>\n?Without fibre\.<\/textarea>/);
    expect(html).toMatch(/name="version" value="1"/);
    expect(html).toMatch(/name="asked" value="2"/);
    expect(await read(product.id)).toMatchObject({ price: 22_000, description: "Fresh from the mandi.", version: 2 });

    expect((await save(product.id, { ...form, asked: "2" })).status).toBe(409);
    expect((await save(product.id, { ...form, asked: "2", resolve_price: "mine" })).status).toBe(302);
    expect(await read(product.id)).toMatchObject({
      ...{ price: 23_000, description: "Without fibre.", keywords: ["aam"], stockQuantity: 8000, version: 3 },
    });
  });

  test("who decides for the other's value writes the rest of the form alone", async () => {
    const product = await makeProduct({ price: 20_000 });
    const opened = productFormOf(product);
    await save(product.id, { ...opened, price: "220" });
    const answer = await save(product.id, { ...opened, price: "230", name: "Langra", asked: "2", resolve_price: "theirs" });
    expect(answer.status).toBe(302);
    expect(await read(product.id)).toMatchObject({ price: 22_000, name: "Langra", version: 3 });
  });

  test("a decision holds for the value that it was made about: another change since is asked about again", async () => {
    const product = await makeProduct({ price: 20_000 });
    const opened = productFormOf(product);
    await save(product.id, { ...opened, price: "220" });
    await save(product.id, { ...opened, price: "240", version: "2" });
    const late = { ...opened, price: "230", asked: "2", resolve_price: "mine" };
    expect((await save(product.id, late)).status).toBe(409);
    expect((await save(product.id, { ...late, asked: "3" })).status).toBe(302);
    expect((await read(product.id)).price).toBe(23_000);
  });

  test("a stock figure left as it was shown is nobody's change, whatever was ordered or counted meanwhile", async () => {
    const product = await makeProduct({ stockQuantity: 8000, unit: "each" });
    const opened = { ...productFormOf(product), unit: "each", stock_quantity: "8", stock_shown: "8" };
    await save(product.id, { ...opened, stock_quantity: "12" });
    expect((await save(product.id, { ...opened, name: "Langra" })).status).toBe(302);
    expect(await read(product.id)).toMatchObject({ stockQuantity: 12_000, name: "Langra" });
    expect((await save(product.id, { ...opened, stock_quantity: "9" })).status).toBe(409);
    expect((await save(product.id, { ...opened, stock_quantity: "9", asked: "3", resolve_stock_quantity: "mine" })).status).toBe(
      302,
    );
    expect((await read(product.id)).stockQuantity).toBe(9000);
  });

  test("a picture that came with the stale form is not kept", async () => {
    const product = await makeProduct();
    await save(product.id, { ...productFormOf(product), name: "Changed" });
    const typed = { ...productFormOf(product), name: "Changed otherwise" };
    const form = formWithFile("image", await makePicture());
    for (const [name, value] of Object.entries(typed)) form.append(name, value);
    expect((await save(product.id, form)).status).toBe(409);
    expect((await read(product.id)).imageUrl).toBeNull();
  });

  test("a version that cannot be read counts as stale: whatever differs is asked about; none at all saves over", async () => {
    const product = await makeProduct();
    const typed = { ...productFormOf(product), price: "999" };
    for (const version of ["abc", "-1", "0", "9e99", "\u0000"])
      expect((await save(product.id, { ...typed, version })).status, version).toBe(409);
    const { version: _, ...without } = typed;
    expect((await save(product.id, without)).status).toBe(302);
  });
});
