import { expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { loader as sitemap } from "#app/routes/_seo+/sitemap[.]xml.ts";
import { bareCategory, categorySection, subcategorySection } from "#tests/fixtures/category-sections.ts";
import { fillCart } from "#tests/fixtures/fill-cart.ts";
import { makeCategory } from "#tests/fixtures/make-category.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { papersOf } from "#tests/fixtures/papers-of.ts";
import { shownToast, visit } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { openContent } from "#tests/support/content-pages.tsx";
import { openShop } from "#tests/support/shop-pages.tsx";

const editor = await makeStaff("editor");
const categories = categorySection(editor);
const subcategories = subcategorySection(editor);

test("an order that was placed before is the same to the byte, as are its document and tracking page, after its product's category and subcategory were renamed and moved", async () => {
  const [from, to] = [await makeCategory(), await makeCategory({ name: "Elsewhere" })];
  const subcategoryId = from.subcategories[0]?.id ?? 0;
  const product = await makeProduct({ categoryId: from.id, subcategoryId, name: "Kinnow" });
  const order = await makeOrder({ product });
  const admin = await makeStaff("admin");
  const before = await papersOf(order, admin);
  await categories.save(await categories.formOf(from.id, { name: "Renamed", name_ur: "Naya naam" }));
  await subcategories.save(await subcategories.formOf(subcategoryId, { name: "Moved", name_ur: "", category_id: String(to.id) }));
  expect((await db.product.findUniqueOrThrow({ where: { id: product.id } })).categoryId).toBe(to.id);
  expect(await papersOf(order, admin)).toEqual(before);
});

test("nothing that still leads to a deleted category breaks: its page is gone, a list leaves it aside, a slide stays", async () => {
  const { id } = await bareCategory("Gone");
  const path = `/category/${id}`;
  const [image, alt] = ["/placeholders/carrot-85.svg", "Gone"];
  await db.featuredSlide.create({ data: { alt, url: path, order: 1, desktopImageUrl: image, mobileImageUrl: image } });
  await db.seoRecord.create({ data: { pageId: String(id), pageName: "Gone", pageType: "category", metaTitle: "Gone" } });
  expect((await openShop(path)).status).toBe(200);
  expect(shownToast(await categories.act(`${id}/delete`, { version: "1" }))).toBe("“Gone” is deleted.");
  expect((await openShop(path)).status).toBe(404);
  for (const page of ["/", `/products?category=${id}`, `/products?category=${id}&subcategory=${id}`])
    expect((await openShop(page)).status, page).toBe(200);
  const maps = [await openContent("/sitemap"), { status: 200, html: await (await sitemap(visit("/sitemap.xml?part=1"))).text() }];
  expect(maps.map(({ status, html }) => [status, html.includes(`${path}"`) || html.includes(`${path}<`)])).toEqual([
    [200, false],
    [200, false],
  ]);
  for (const page of [`/admin/products?category=${id}`, `/admin/subcategories?categoryId=${id}`, `/admin/categories?edit=${id}`])
    expect((await openAdmin(page, editor)).status, page).toBe(200);
});

test("a favourite and a cart stay whole when all products of their category are moved and the category is deleted", async () => {
  const [from, to] = [await bareCategory("Emptied"), await bareCategory("Filled")];
  const product = await makeProduct({ categoryId: from.id, name: "Falsa" });
  const customer = await makeUser();
  const [userId, cookie] = [customer.id, await signIn(customer)];
  await db.favourite.create({ data: { userId, productId: product.id } });
  await fillCart(userId, [{ product, quantity: 1 }]);
  expect((await categories.act(`${from.id}/move`, { to: String(to.id) })).status).toBe(302);
  expect(shownToast(await categories.act(`${from.id}/delete`, { version: "1" }))).toBe("“Emptied” is deleted.");
  for (const page of ["/favorites", "/cart", `/product/${product.id}`, `/category/${to.id}`]) {
    const { status, html } = await openShop(page, { cookie });
    expect([status, html.includes("Falsa")], page).toEqual([200, true]);
  }
});
