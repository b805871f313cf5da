import { describe, expect, test } from "vitest";
import { saveProduct } from "#app/domain/catalog/save-product.server.ts";
import { rupees } from "#app/lib/money.ts";
import { db } from "#app/platform/db.server.ts";
import { makeCategory } from "#tests/fixtures/make-category.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { answerTo, post, shownFailure, visit } from "#tests/fixtures/request.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { action as undoBulk } from "./bulk_.undo.ts";
import { loader as exportCsv } from "./export[.]csv.ts";
import { loader } from "./index.tsx";

const editor = await makeStaff("editor");
const viewer = await makeStaff("viewer");
const shelf = await makeCategory({ name: "Vegetables" });
const onShelf = { categoryId: shelf.id, subcategoryId: shelf.subcategories[0]!.id };
const okra = await makeProduct({ ...onShelf, name: "Okra", nameUr: "Bhindi", stockQuantity: 20_000, costPrice: rupees(111) });
const peas = await makeProduct({ name: "Peas", featured: true });

const rowsOf = (html: string) => html.match(/<tr data-row.*?(?=<tr data-row|<\/tbody>)/gs) ?? [];
const rowOf = (html: string, id: number) => rowsOf(html).find((row) => row.includes(`/admin/products/${id}"`)) ?? "";
const productOf = (id: number) => db.product.findUniqueOrThrow({ where: { id } });

describe("the list of products", () => {
  test("shows a row for each product with its facts", async () => {
    const { status, html } = await openAdmin("/admin/products", editor);
    expect(status).toBe(200);
    expect(rowsOf(html)).toHaveLength(2);
    for (const fact of [
      "Okra",
      "Bhindi",
      'Shelf <small class="block text-ink-2">Vegetables</small>',
      "Rs. 150",
      ">20<",
      "Active",
    ])
      expect(rowOf(html, okra.id)).toContain(fact);
  });

  test("keeps search and filters in their boxes, and says when nothing matches", async () => {
    const { html } = await openAdmin(`/admin/products?q=bhindi&category=${shelf.id}`, editor);
    expect(rowsOf(html)).toHaveLength(1);
    expect(html).toMatch(/name="q"[^>]*value="bhindi"|value="bhindi"[^>]*name="q"/);
    expect(html).toContain('<select name="subcategory"');
    const { html: none } = await openAdmin("/admin/products?q=xylophone", editor);
    expect(none).toContain("Nothing matches.");
    expect((await openAdmin("/admin/products?page=-1&sort=x&status=<b>&category=%00", editor)).status).toBe(200);
  });

  test("a choice of columns is kept on the device; a viewer is never told the cost", async () => {
    const chosen = await answerTo(
      loader(visit("/admin/products?q=okra&column=cost&column=price&column=bogus&choose_columns=1", editor)),
    );
    expect(chosen.location).toBe("/admin/products?q=okra");
    const kept = chosen.cookies[0]?.split(";")[0];
    const open = async ({ cookie }: { cookie: string }) =>
      (await openAdmin("/admin/products", { cookie: `${cookie}; ${kept}` })).html;
    expect(rowOf(await open(editor), okra.id)).toContain("Rs. 111");
    const shown = await open(viewer);
    expect(shown).not.toContain("Rs. 111");
    for (const control of ['name="version"', "edit=", 'form="bulk"']) expect(shown).not.toContain(control);
  });

  test("its view is exported as CSV, without the cost for a viewer", async () => {
    const csv = async (who: { cookie: string }) => {
      const reply = (await exportCsv(visit("/admin/products/export.csv?q=okra", who))) as Response;
      expect(reply.headers.get("Content-Type")).toContain("text/csv");
      return reply.text();
    };
    expect(await csv(editor)).toMatch(/^\uFEFF?id,barcode,name.*\r\n\d+,,Okra,Bhindi,.*\r\n$/);
    expect(await csv(editor)).toContain(",111,");
    expect(await csv(viewer)).not.toContain("111,");
  });
});

describe("editing in the list", () => {
  const send = (form: Record<string, string>, who = editor) => openAdmin("/admin/products?index&q=a", { ...who, form });

  test.each([
    ["in_stock", "inStock", "off"],
    ["featured", "featured", "on"],
    ["discount_active", "discountActive", "on"],
  ] as const)("A4.12 %s is switched at a press and back at the next", async (name, column, first) => {
    const { id } = await makeProduct({ name: `Flag ${name}` });
    const list = `/admin/products?q=flag+${name}`;
    const { html } = await openAdmin(list, editor);
    expect(rowOf(html, id)).toMatch(new RegExp(`name="${name}"[^>]*value="${first}"|value="${first}"[^>]*name="${name}"`));
    const pressed = await send({ id: String(id), version: "1", [name]: first, return_to: list });
    expect([pressed.status, pressed.location]).toEqual([302, list]);
    expect((await productOf(id))[column]).toBe(first === "on");
    await send({ id: String(id), version: "2", [name]: first === "on" ? "off" : "on" });
    expect(await productOf(id)).toMatchObject({ [column]: first !== "on", version: 3, price: rupees(150) });
  });

  test("edit mode opens in one row with price, stock and discount as they are", async () => {
    const { html } = await openAdmin(`/admin/products?edit=${okra.id}`, editor);
    const row = rowOf(html, okra.id);
    for (const [name, value] of [
      ["price", "150"],
      ["stock_quantity", "20"],
      ["stock_was", "20"],
    ])
      expect(row).toMatch(new RegExp(`name="${name}"[^>]*value="${value}"|value="${value}"[^>]*name="${name}"`));
    expect(html.match(/name="figures"/g)).toHaveLength(1);
  });

  test("saves price, stock and discount; an order's stock is not taken back by a price", async () => {
    const { id } = await makeProduct({ stockQuantity: 20_000 });
    await db.product.update({ where: { id }, data: { stockQuantity: 15_000 } });
    const figures = { id: String(id), version: "1", figures: "on", stock_was: "20", stock_quantity: "20", price: "160" };
    expect((await send({ ...figures, discount_percent: "12.5" })).status).toBe(302);
    expect(await productOf(id)).toMatchObject({ price: rupees(160), stockQuantity: 15_000, discountPercent: 1250 });
  });

  test("a stale save is refused with both values and loses nothing", async () => {
    const { id } = await makeProduct({ name: "Stale beans", stockQuantity: 5000 });
    await db.product.update({ where: { id }, data: { price: rupees(170), version: 2 } });
    const form = { id: String(id), version: "1", figures: "on", price: "140", stock_quantity: "5", stock_was: "5" };
    const { status, html } = await openAdmin(`/admin/products?index&q=stale&edit=${id}`, { ...editor, form });
    expect(status).toBe(409);
    const row = rowOf(html, id);
    expect(row).toContain("Somebody else changed this product");
    expect(row).toMatch(/value="140"/);
    expect(row).toContain("Saved now: 170");
    expect((await productOf(id)).price).toBe(rupees(170));
  });

  test.each([
    ["a price of nothing", { price: "0" }],
    ["a price that is none", { price: "1e308" }],
    ["no price", { price: "" }],
    ["stock below nothing", { stock_quantity: "-1" }],
    ["a discount above 100", { discount_percent: "101" }],
  ])("%s is refused at its field", async (_, wrong) => {
    const form = { id: String(peas.id), version: "1", figures: "on", price: "150", ...wrong };
    expect((await send(form)).status).toBe(400);
    expect(await productOf(peas.id)).toMatchObject({ price: rupees(150), version: 1 });
  });

  test("is for editors alone", async () => {
    const { action } = await import("./index.tsx");
    const answer = await answerTo(
      action(post("/admin/products?index", { id: String(peas.id), version: "1", featured: "off" }, viewer)),
    );
    expect(answer.status).toBe(403);
    expect((await productOf(peas.id)).featured).toBe(true);
  });
});

describe("changing many", () => {
  test("the ticked ones: a form, a preview, a report", async () => {
    const { id } = await makeProduct({ name: "Bulk beans" });
    const path = `/admin/products/bulk?id=${id}&id=${id}&id=zz`;
    const { html } = await openAdmin(path, editor);
    expect(html).toContain("1 product");
    const seen = /name="seen" value="([^"]+)"/.exec(html)?.[1] ?? "";
    const form = { seen, price_way: "raise-percent", price_amount: "10" };
    const preview = await openAdmin(path, { ...editor, form: { ...form, preview: "on" } });
    expect(preview.html).toContain("Price Rs. 150 → Rs. 165");
    expect(preview.html).toContain("1 would change, 0 would stay, 0 would be refused.");
    expect((await productOf(id)).price).toBe(rupees(150));
    const { status, html: report } = await openAdmin(path, { ...editor, form });
    expect(status).toBe(200);
    expect(report).toContain("1 changed, 0 unchanged, 0 refused.");
    expect((await productOf(id)).price).toBe(rupees(165));
    const again = await openAdmin(path, { ...editor, form });
    expect([again.status, (await productOf(id)).price]).toEqual([409, rupees(165)]);
  });

  test("a change of many is previewed before anything else can be done with it, and what was typed stays below the preview", async () => {
    const { id } = await makeProduct();
    const path = `/admin/products/bulk?id=${id}`;
    const barOf = (html: string) => /<div class="save-bar">.*?<\/div>/s.exec(html)?.[0] ?? "";
    const buttonsOf = (html: string) => [...barOf(html).matchAll(/<button[^>]*>/g)].map(([button]) => button);
    const { html } = await openAdmin(path, editor);
    expect(html).not.toContain("Change them");
    expect(buttonsOf(html)).toEqual([expect.stringMatching(/(?=.*name="preview")(?=.*data-save)/)]);
    const seen = /name="seen" value="([^"]+)"/.exec(html)?.[1] ?? "";
    const form = { seen, price_way: "raise-percent", price_amount: "12.5", preview: "on" };
    const preview = await openAdmin(path, { ...editor, form });
    expect(barOf(preview.html)).toContain("Change them");
    expect(buttonsOf(preview.html)).toEqual([expect.not.stringContaining("name=")]);
    expect(preview.html).toMatch(/<input(?=[^>]*name="price_amount")[^>]*value="12.5"/);
    expect(preview.html).toMatch(/<option(?=[^>]*value="raise-percent")[^>]*selected/);
  });

  test("what was archived at once is taken back at once, but not what somebody saved since", async () => {
    const [first, second, third] = [await makeProduct(), await makeProduct({ status: "draft" }), await makeProduct()];
    const path = `/admin/products/bulk?${[first, second, third].map(({ id }) => `id=${id}`).join("&")}`;
    const { html } = await openAdmin(path, editor);
    const form = { seen: /name="seen" value="([^"]+)"/.exec(html)?.[1] ?? "", status: "archived" };
    expect((await openAdmin(path, { ...editor, form: { ...form, preview: "on" } })).html).not.toContain("bulk/undo");
    const { html: report } = await openAdmin(path, { ...editor, form });
    const [undo = ""] = /<form[^>]*action="\/admin\/products\/bulk\/undo".*?<\/form>/s.exec(report) ?? [];
    const pairs = [...undo.matchAll(/name="(id|version)" value="(\d+)"/g)].map(([, name = "", value = ""]) => [name, value]);
    expect(pairs).toHaveLength(6);
    await saveProduct(third.id, { status: "active" }, { version: 2, by: editor.id });
    const sent = new FormData();
    for (const [name = "", value = ""] of pairs) sent.append(name, value);
    const take = async (who: { cookie: string }) => answerTo(undoBulk(post("/admin/products/bulk/undo", sent, who)));
    expect((await take(viewer)).status).toBe(403);
    expect(shownFailure(await take(editor))).toContain("Done for 2 of 3");
    const found = await Promise.all([first, second, third].map(({ id }) => productOf(id)));
    expect(found.map(({ status, version }) => [status, version])).toEqual([
      ["active", 3],
      ["draft", 3],
      ["active", 3],
    ]);
    expect(shownFailure(await take(editor))).toContain("changed");
  });

  test("what can be done with the ticked ones stands in the list's bar, for those who may edit", async () => {
    const { html } = await openAdmin("/admin/products?q=peas&page=1", editor);
    expect(html).toContain('<form id="bulk" action="/admin/products/bulk"></form>');
    expect(html).toContain('aria-label="Choose all on this page"');
    const bar = /<section class="resource-bulk".*?<\/section>/s.exec(html)?.[0] ?? "";
    expect(bar).toContain('<button type="submit" form="bulk">Change the ticked ones</button>');
    expect(bar).toContain('<a href="/admin/products/bulk?q=peas&amp;all=1">Change all that match</a>');
    expect((await openAdmin("/admin/products", viewer)).html).not.toContain("resource-bulk");
  });

  test("all that match, and a choice without its figure comes back", async () => {
    const path = "/admin/products/bulk?all=1&q=okra";
    const { html } = await openAdmin(path, editor);
    const seen = /name="seen" value="([^"]+)"/.exec(html)?.[1] ?? "";
    const wrong = await openAdmin(path, { ...editor, form: { seen, stock_way: "set" } });
    expect([wrong.status, wrong.html.includes("Please fill this in.")]).toEqual([400, true]);
    await openAdmin(path, { ...editor, form: { seen, status: "draft" } });
    expect((await productOf(okra.id)).status).toBe("draft");
    expect((await productOf(peas.id)).status).toBe("active");
  });

  test("a viewer sees no form", async () => {
    expect((await openAdmin(`/admin/products/bulk?id=${peas.id}`, viewer)).html).not.toContain('name="seen"');
  });
});
