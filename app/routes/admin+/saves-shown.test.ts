import { beforeAll, expect, test } from "vitest";
import { listSubcategoryChoices } from "#app/domain/catalog/list-category-choices.server.ts";
import { rupees } from "#app/lib/money.ts";
import { db } from "#app/platform/db.server.ts";
import { action as saveService } from "#app/routes/admin+/services+/index.tsx";
import { categorySection, subcategorySection } from "#tests/fixtures/category-sections.ts";
import { makeCategory } from "#tests/fixtures/make-category.ts";
import { makePackage } from "#tests/fixtures/make-package.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { packageSection } from "#tests/fixtures/package-section.ts";
import { answerTo, post, visit } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { openContent } from "#tests/support/content-pages.tsx";
import { openShop } from "#tests/support/shop-pages.tsx";
import { action as saveZone } from "./delivery-zones+/index.tsx";
import { loader as goods } from "./orders+/new_.goods.ts";
import { loader as zoneOf } from "./orders+/new_.zone.ts";

// Visitors whose pages come from memory, and another process: app/server/page-cache/content-shows.test.ts.

const staff = await makeStaff("admin");
const cookie = await signIn(await makeUser());
const product = await makeProduct({ name: "Kinnow" });
const asCustomer = async (path: string) => (await openShop(path, { cookie })).html;
const atCounter = async (load: typeof goods, q: string): Promise<unknown> =>
  (await load(visit(`/admin/orders/new?q=${encodeURIComponent(q)}`, staff))).json();

let category: Awaited<ReturnType<typeof makeCategory>>;

beforeAll(async () => {
  category = await makeCategory({ name: "Fruit" });
  await db.product.update({ where: { id: product.id }, data: { categoryId: category.id, subcategoryId: null } });
});

test("a category and a subcategory that are saved stand in the shop of a customer who is signed in at the next request", async () => {
  const path = `/category/${category.id}`;
  expect(await asCustomer(path)).not.toContain("Phal bazaar");
  const [categories, subcategories] = [categorySection(staff), subcategorySection(staff)];
  await categories.save(await categories.formOf(category.id, { name: "Phal bazaar", name_ur: "" }));
  expect(await asCustomer(path)).toContain("Phal bazaar");
  await subcategories.save({ name: "Khattay phal", category_id: String(category.id) });
  expect(await asCustomer(path)).toContain("Khattay phal");
  expect((await listSubcategoryChoices()).map(({ name }) => name)).toContain("Khattay phal");
});

test("a package's price and contents are read at the next request by a customer who is signed in and by the counter", async () => {
  const { id } = await makePackage([{ product, quantity: 1 }]);
  const packages = packageSection(staff);
  expect(await asCustomer(`/package/${id}`)).not.toMatch(/7,777|Falsa/);
  await packages.save(await packages.formOf(id, { price: "7777" }));
  await packages.addLine(id, { product_id: String((await makeProduct({ name: "Falsa" })).id), quantity: "2" });
  const page = await asCustomer(`/package/${id}`);
  expect([page.includes("7,777"), page.includes("Falsa")]).toEqual([true, true]);
  expect(await atCounter(goods, `k${id}`)).toMatchObject([{ id, price: rupees(7777), holds: 2 }]);
  await packages.act(`${id}/deactivate`);
  expect((await openShop(`/package/${id}`, { cookie })).status).toBe(404);
  expect(await atCounter(goods, `k${id}`)).toEqual([]);
});

test("a zone's charge and other names are read at the next request by a customer who is signed in and by the counter", async () => {
  expect(await atCounter(zoneOf, "Shop 4, Cantt Bazaar")).toBeNull();
  const zone = { name: "Saddar", delivery_charge: "91", aliases: "cantt bazaar", is_active: "on" };
  await answerTo(saveZone(post("/admin/delivery-zones", zone, staff)));
  expect((await openContent("/delivery-zones", { cookie })).html).toContain("Rs. 91 ");
  expect(await atCounter(zoneOf, "Shop 4, Cantt Bazaar")).toMatchObject({ zone: "Saddar" });
});

test("a service that is saved stands in the shop of a customer who is signed in at the next request", async () => {
  const service = { title: "Gift wrap", description: "At once.", icon_name: "Truck", link_url: "/packages", bg_pattern: "🛵" };
  expect((await openContent("/services", { cookie })).html).not.toContain("Gift wrap");
  await answerTo(saveService(post("/admin/services", { ...service, display_order: "1", is_active: "on" }, staff)));
  expect((await openContent("/services", { cookie })).html).toContain("Gift wrap");
});
