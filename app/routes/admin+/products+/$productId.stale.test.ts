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
  test("A8.20 the second is told, with both values side by side, keeps what was typed, and may save again", async () => {
    const product = await makeProduct({ name: "Dusehri", price: 20_000, stockQuantity: 8000, unit: "each" });
    const opened = { ...productFormOf(product), unit: "each", stock_quantity: "8", stock_shown: "8" };
    await save(product.id, { ...opened, price: "220", keywords: "aam" }, await makeStaff("admin"));

    const form = { ...opened, price: "230", description: "Without fibre.", keywords: "" };
    const { status, html } = await openAdmin(pathOf(product.id), { ...editor, form });
    expect(status).toBe(409);
    expect(html).toContain("Error saving product: Somebody else changed this product");
    expect(html).toContain('<th scope="row">Price (Rs.)</th><td>Rs. 230</td><td>Rs. 220</td>');
    expect(html).toContain('<th scope="row">Keywords</th><td>empty</td><td>aam</td>');
    expect(html).toContain('<th scope="row">Description</th><td>Without fibre.</td><td>Fresh from the mandi.</td>');
    expect(html).not.toContain('<th scope="row">Name</th>');
    expect(html).not.toContain('<th scope="row">Stock quantity</th>');
    expect(html).toMatch(/>\n?Without fibre\.<\/textarea>/);
    expect(html).toMatch(/name="version" value="2"/);
    expect(await read(product.id)).toMatchObject({ price: 22_000, version: 2 });

    expect((await save(product.id, { ...form, version: "2" })).status).toBe(302);
    expect(await read(product.id)).toMatchObject({ price: 23_000, description: "Without fibre.", version: 3 });
  });

  test("a picture that came with the stale form is not kept", async () => {
    const product = await makeProduct();
    await save(product.id, { ...productFormOf(product), name: "Changed" });
    const form = formWithFile("image", await makePicture());
    for (const [name, value] of Object.entries(productFormOf(product))) form.append(name, value);
    expect((await save(product.id, form)).status).toBe(409);
    expect((await read(product.id)).imageUrl).toBeNull();
  });

  test("a version that cannot be read counts as stale; none at all saves over", async () => {
    const product = await makeProduct();
    for (const version of ["abc", "-1", "0", "9e99", "\u0000"])
      expect((await save(product.id, { ...productFormOf(product), version })).status, version).toBe(409);
    const { version: _, ...without } = productFormOf(product);
    expect((await save(product.id, without)).status).toBe(302);
  });
});
