import { describe, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { productFormOf } from "#tests/fixtures/product-form.ts";
import { answerTo, post } from "#tests/fixtures/request.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { action as add } from "./new.tsx";

const editor = await makeStaff("editor");
const barcodeOf = async (id: number) => (await db.product.findUniqueOrThrow({ where: { id } })).barcode;

/** What the hidden field of the returned form carries. */
const askedIn = (html: string) => /name="barcode_asked" value="([^"]*)"/.exec(html)?.[1];

describe("a barcode whose check digit does not fit (decisions 41)", () => {
  test("is asked about once where it is typed, and taken when the form is sent again", async () => {
    const product = await makeProduct();
    const path = `/admin/products/${product.id}`;
    const form = { ...productFormOf(product), barcode: "8964 0001 00046" };
    const asked = await openAdmin(path, { ...editor, form });
    expect([asked.status, await barcodeOf(product.id)]).toEqual([400, null]);
    expect(asked.html).toContain("a packet would have 8964000100042");
    expect(askedIn(asked.html)).toBe("8964 0001 00046");
    const other = await openAdmin(path, {
      ...editor,
      form: { ...form, barcode: "8964000100043", barcode_asked: "8964 0001 00046" },
    });
    expect([other.status, await barcodeOf(product.id)]).toEqual([400, null]);
    await openAdmin(path, { ...editor, form: { ...form, barcode_asked: "8964 0001 00046" } });
    expect(await barcodeOf(product.id)).toBe("8964000100046");
  });

  test("is asked about in a new product too, and in Roman Urdu", async () => {
    const [model, before] = [await makeProduct(), await db.product.count()];
    const form = { ...productFormOf(model), name: "Shehad", version: "", barcode: "8964000100061" };
    const refused = await openAdmin("/admin/products/new", { cookie: `${editor.cookie}; lang=ur`, form });
    expect(refused.html).toContain("packet par 8964000100066 hota");
    expect(await db.product.count()).toBe(before);
    const answer = await answerTo(add(post("/admin/products/new", { ...form, barcode_asked: "8964000100061" }, editor)));
    expect(answer.status).toBe(302);
  });

  test("stops no save of a product that has it already, and labels of the shop's own are none", async () => {
    const product = await makeProduct({ barcode: "8964000100053" });
    const form = { ...productFormOf(product), price: "77", barcode: "8964000100053" };
    await openAdmin(`/admin/products/${product.id}`, { ...editor, form });
    expect(await db.product.findUnique({ where: { id: product.id } })).toMatchObject({ price: 7700, barcode: "8964000100053" });
    const own = await makeProduct();
    await openAdmin(`/admin/products/${own.id}`, { ...editor, form: { ...productFormOf(own), barcode: "ACHAR-01" } });
    expect(await barcodeOf(own.id)).toBe("ACHAR-01");
  });
});
