import { describe, expect, test } from "vitest";
import type { Found } from "#app/admin/palette/found.ts";
import { rupees } from "#app/lib/money.ts";
import { db } from "#app/platform/db.server.ts";
import { hostileCases } from "#tests/fixtures/hostile.ts";
import { makeCategory } from "#tests/fixtures/make-category.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makePackage } from "#tests/fixtures/make-package.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { answerTo, visit } from "#tests/fixtures/request.ts";
import { loader } from "./palette.ts";

const admin = await makeStaff("admin");
const viewer = await makeStaff("viewer");

async function find(text: string, staff = admin): Promise<Found> {
  return (await loader(visit(`/admin/palette?${new URLSearchParams({ q: text })}`, staff))).json();
}

test("what is found is kept by no browser", async () => {
  const answer = await answerTo(loader(visit("/admin/palette?q=zafran", admin)));
  expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
});

describe("an order", () => {
  test("is found by its number, with and without # and zeros, ahead of newer ones", async () => {
    const { id } = await makeOrder({ customerPhone: "+923331112222" });
    await makeOrder({ customerPhone: `+92333${String(id).padStart(7, "9")}` });
    for (const text of [String(id), `#${String(id).padStart(6, "0")}`]) expect((await find(text)).orders[0]?.id).toBe(id);
  });

  test("is found by phone however it is written, by those who may read phones", async () => {
    const { id } = await makeOrder({ customerPhone: "+923217654321" });
    for (const text of ["0321-7654321", "+92 321 7654321", "7654321"])
      expect((await find(text)).orders.map((order) => order.id)).toEqual([id]);
    expect((await find("7654321", viewer)).orders).toEqual([]);
    expect((await find(String(id), viewer)).orders[0]?.customerPhone).toBe("0321-*****21");
  });
});

describe("a product", () => {
  test("is found whatever its status, those on sale first, and by its barcode", async () => {
    const archived = await makeProduct({ name: "Zafran Special", status: "archived", popularity: 9 });
    const active = await makeProduct({ name: "Zafran", price: rupees(900), barcode: "8961234567890" });
    expect((await find("zafran")).products.map(({ id }) => id)).toEqual([active.id, archived.id]);
    expect((await find("8961234567890")).products.map(({ id }) => id)).toEqual([active.id]);
  });
});

test("of products what answers best stands first, in customers' words, with an amount and with a slip", async () => {
  await makeProduct({ name: "Sandwich with halloumi", popularity: 99 });
  await makeProduct({ name: "Halloumi Fries", popularity: 50 });
  const { id } = await makeProduct({ name: "Halloumi", nameUr: "Haloomi Paneer", popularity: 1 });
  for (const text of ["halloumi", "2 kg halloumi", "haloomi", "haloomiyon", "hallouni"])
    expect((await find(text)).products[0]?.id, text).toBe(id);
});

test("a category and a subcategory are found by their names in either language, by those who may open their section", async () => {
  const { id: second } = await makeCategory({ name: "Best quince" });
  const { id, subcategories } = await makeCategory({ name: "Quincy Sweets", nameUr: "Quince Mithai" });
  const [sub] = subcategories;
  await db.subcategory.update({ where: { id: sub?.id ?? 0 }, data: { name: "Quince jam" } });
  expect((await find("quince")).rows).toEqual([
    { section: "categories", id, name: "Quincy Sweets" },
    { section: "categories", id: second, name: "Best quince" },
    { section: "subcategories", id: sub?.id, name: "Quince jam" },
  ]);
  const denied = await makeStaff("manager");
  expect((await answerTo(loader(visit("/admin/palette?q=quince", denied)))).status).not.toBe(200);
});

test("a package is found by its name in either language", async () => {
  const { id } = await makePackage([]);
  await db.package.update({ where: { id }, data: { name: "Ramzan Basket", nameUr: "Ramzan ki tokri" } });
  for (const text of ["ramzan bas", "tokri"])
    expect((await find(text)).rows).toEqual([{ section: "packages", id, name: "Ramzan Basket" }]);
});

test("a person is found by name, e-mail or phone, by those who may see users", async () => {
  const { id } = await makeUser({ name: "Zulekha Bano", email: "zulekha@made.test", phone: "+923339998887" });
  for (const text of ["zulekha", "bano", "zulekha@", "0333-9998887"])
    expect((await find(text)).users.map((user) => user.id)).toEqual([id]);
  expect((await find("zulekha", viewer)).users).toEqual([]);
});

test("a handful is offered, and a single letter finds nothing", async () => {
  for (let made = 0; made < 7; made++) await makeOrder({ customerName: `Handful ${made}` });
  expect((await find("Handful")).orders).toHaveLength(5);
  expect(await find("H")).toMatchObject({ orders: [], products: [] });
  expect(await find("")).toMatchObject({ orders: [], products: [] });
});

test.each(hostileCases)("%s finds nothing and breaks nothing", async (_, value) => {
  const { orders, products } = await find(value);
  expect(orders.length + products.length).toBeLessThanOrEqual(10);
});

test("a service and a zone of the city are found by name, the zone before it has a record too", async () => {
  await db.service.create({ data: { title: "Gift wrap", description: "-", iconName: "Package", linkUrl: "/packages" } });
  const { id } = await db.deliveryZone.create({ data: { name: "Basti Malook" } });
  expect((await find("gift wr")).rows).toMatchObject([{ section: "services", name: "Gift wrap" }]);
  expect((await find("basti mal")).rows).toEqual([{ section: "delivery-zones", id, name: "Basti Malook" }]);
  expect((await find("buch vil")).rows).toEqual([{ section: "delivery-zones", id: expect.any(Number), name: "Buch Villas" }]);
});
