import { beforeEach, expect, test } from "vitest";
import { listHomeProducts } from "#app/domain/catalog/list-home-products.server.ts";
import { rupees } from "#app/lib/money.ts";
import { db } from "#app/platform/db.server.ts";
import { makeCategory } from "#tests/fixtures/make-category.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { answerTo, post, returnedForm, shownFailure } from "#tests/fixtures/request.ts";
import { withoutTable } from "#tests/fixtures/without-table.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { action } from "./seasonal.tsx";
import { action as act } from "./seasonal_.$.ts";

const path = "/admin/content/seasonal";
const editor = await makeStaff("editor");
const { id: categoryId } = await makeCategory({ name: "Fruit" });
const mangoes = await makeProduct({
  name: "Mangoes",
  categoryId,
  price: rupees(250),
  imageUrl: "/uploads/products/1763635374123.webp",
});
const melons = await makeProduct({ name: "Melons", categoryId });
const dates = await makeProduct({ name: "Dates", categoryId });

function add(...ids: number[]) {
  const form = new FormData();
  for (const id of ids) form.append("product_id", String(id));
  form.append("featured", "on");
  return answerTo(action(post(path, form, editor)));
}
const actAt = (below: string, version = 1) =>
  answerTo(act(post(`${path}/${below}`, { version: String(version) }, { ...editor, params: { "*": below } })));
/** What a form of a seasonal product's row says that it does. */
const buttonOf = async (below: string) =>
  new RegExp(`action="${path}/${below}"(?:(?!</form>).)*>([^<]*)</button>`, "s").exec((await openAdmin(path, editor)).html)?.[1];
const listed = () => db.seasonalProduct.findMany({ orderBy: { order: "asc" } });
const shown = async () => (await listHomeProducts()).seasonal.map(({ name }) => name);

beforeEach(async () => {
  await db.seasonalProduct.deleteMany();
});

test("A7.48 A9.12 products picked together are added below the others, and the home page shows them at once", async () => {
  const grapes = await makeProduct({ name: "Grapes", categoryId, status: "draft" });
  await db.seasonalProduct.createMany({
    data: [
      { productId: grapes.id, order: 1 },
      { productId: dates.id, order: 4 },
    ],
  });
  const answer = await add(melons.id, mangoes.id, dates.id);
  expect(answer.location).toBe(`${path}?added=2&known=1`);
  expect((await openAdmin(`${path}?added=2&known=1`, editor)).html).toContain("1 of them was in season already.");
  expect((await listed()).map(({ productId, order, featured }) => [productId, order, featured])).toEqual([
    [grapes.id, 1, true],
    [dates.id, 4, true],
    [melons.id, 5, true],
    [mangoes.id, 6, true],
  ]);
  expect(await shown()).toEqual(["Dates", "Melons", "Mangoes"]);
});

test("A8.32 it says how many were added, and that none was picked", async () => {
  const { html } = await openAdmin((await add(mangoes.id)).location ?? "", editor);
  expect(html).toContain("<b>Success</b><p>Added 1 product(s) successfully</p>");
  await db.seasonalProduct.deleteMany();
  const both = await openAdmin((await add(melons.id, dates.id)).location ?? "", editor);
  expect(both.html).toContain("<b>Success</b><p>Added 2 product(s) successfully</p>");
  const answer = await add();
  expect([answer.status, returnedForm(answer).error]).toEqual([400, { product_id: ["Please choose at least one."] }]);
  const refused = await openAdmin(path, { ...editor, form: { featured: "on" } });
  expect(refused.html).toContain("<b>Failed to add seasonal products</b>");
});

test("A7.47 A3.14 seasonal products are listed in their order with name, picture, price and category", async () => {
  await add(mangoes.id, melons.id);
  for (const [order, { id }] of [melons, mangoes].entries())
    await db.seasonalProduct.update({ where: { productId: id }, data: { order: order + 1 } });
  expect(await listed()).toMatchObject([
    { productId: melons.id, order: 1 },
    { id: expect.any(Number), productId: mangoes.id, featured: true, order: 2, createdAt: expect.any(Date) },
  ]);
  const { html } = await openAdmin(path, editor);
  expect(html.indexOf(">Melons</a>")).toBeLessThan(html.indexOf(">Mangoes</a>"));
  const [, row = ""] = html.match(/<tr data-row="\d+">.*?<\/tr>/gs) ?? [];
  expect(row).toMatch(/<td class="num">2<\/td>/);
  for (const fact of [">Mangoes</a>", "1763635374123", "Rs. 250", ">Fruit</td>", "Featured"]) expect(row).toContain(fact);
});

test("A7.48 a product that is added without the tick is not featured", async () => {
  await answerTo(action(post(path, { product_id: String(mangoes.id) }, editor)));
  expect(await listed()).toMatchObject([{ productId: mangoes.id, featured: false, order: 1 }]);
});

test("A7.48 the picker finds products by name, without those that are there already", async () => {
  await add(mangoes.id);
  const offered = async (search: string) =>
    [...(await openAdmin(`${path}?find=${search}`, editor)).html.matchAll(/name="product_id" value="(\d+)"/g)].map(([, id]) =>
      Number(id),
    );
  expect(await offered("m")).toEqual([melons.id]);
  expect(await offered("xylophone")).toEqual([]);
  expect((await offered("")).sort()).toEqual([melons.id, dates.id].sort());
});

test("A7.49 the featured flag decides whether customers see it", async () => {
  await add(mangoes.id);
  const [row] = await listed();
  expect(await buttonOf(`${row?.id}/featured/off`)).toBe("Stop featuring");
  await actAt(`${row?.id}/featured/off`);
  expect(await buttonOf(`${row?.id}/featured/on`)).toBe("Feature");
  expect([(await listed())[0]?.featured, await shown()]).toEqual([false, []]);
  await actAt(`${row?.id}/featured/on`);
  expect(await shown()).toEqual(["Mangoes"]);
});

test("a seasonal product's timeline says who added and featured it", async () => {
  await add(mangoes.id);
  const { id } = await db.seasonalProduct.findFirstOrThrow();
  await actAt(`${id}/featured/off`);
  const { html } = await openAdmin(`${path}?history=${id}`, editor);
  expect(html).toMatch(/<b>Edited<\/b><p>State: Featured → Not featured<\/p>.*<b>Added<\/b>/s);
});

test("A7.50 a product is taken out of the season and stays a product", async () => {
  await add(mangoes.id);
  const [row] = await listed();
  expect(await buttonOf(`${row?.id}/delete`)).toBe("Remove");
  expect((await actAt(`${row?.id}/delete`)).location).toBe(path);
  expect([await listed(), await db.product.count({ where: { id: mangoes.id } })]).toEqual([[], 1]);
});

test("a product that was taken out of the season is in the bin under its name, and comes back to its place", async () => {
  await add(mangoes.id, melons.id);
  const [row] = await listed();
  await actAt(`${row?.id}/delete`);
  expect(await shown()).toEqual(["Melons"]);
  expect((await openAdmin(`${path}?tab=bin`, editor)).html).toContain(">Mangoes</a>");
  expect((await openAdmin(`${path}?history=${row?.id}`, editor)).html).toContain("Timeline of Mangoes");
  await actAt(`${row?.id}/restore`);
  expect(await shown()).toEqual(["Mangoes", "Melons"]);
});

test("seasonal products change places by hand, and the home page follows", async () => {
  await add(mangoes.id, melons.id);
  const [, second] = await listed();
  await actAt(`${second?.id}/up`);
  expect(await shown()).toEqual(["Melons", "Mangoes"]);
  expect((await openAdmin(`${path}?edit=${second?.id}`, editor)).html).not.toContain('id="resource-form"');
});

test("A8.31 A8.33 what is gone meanwhile could not be removed or featured", async () => {
  expect(shownFailure(await actAt("99/delete"))).toBe("Failed to remove seasonal product");
  expect(shownFailure(await actAt("99/featured/on"))).toBe("Failed to update featured status");
});

test("A8.18 A8.31 A8.32 A8.33 when the database can't be reached, the page says what failed", async () => {
  await withoutTable("seasonal_products", async () => {
    expect((await openAdmin(path, editor)).html).toContain("Failed to load seasonal products");
    expect(returnedForm(await add(mangoes.id)).error[""]?.[0]).toContain("It did not work just now");
    const { html: page } = await openAdmin(path, { ...editor, form: { product_id: String(mangoes.id), featured: "on" } });
    expect(page).toContain("Failed to add seasonal products");
    expect(shownFailure(await actAt("1/delete"))).toBe("Failed to remove seasonal product");
    expect(shownFailure(await actAt("1/featured/on"))).toBe("Failed to update featured status");
  });
});
