import { afterEach, expect, test } from "vitest";
import { saveFavourite } from "#app/domain/catalog/save-favourite.server.ts";
import { rupees } from "#app/lib/money.ts";
import { setClock } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { fillCart } from "#tests/fixtures/fill-cart.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { makeZone } from "#tests/fixtures/make-zone.ts";
import { visit } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { openShop } from "#tests/support/shop-pages.tsx";
import { readShell } from "./shell.server.ts";

const open = (cookie?: string) => readShell(visit("/", cookie ? { cookie } : {}).request);

afterEach(async () => {
  setClock(null);
  await db.setting.deleteMany();
});

test("a new visitor has nothing in the cart, nothing saved, and no zone", async () => {
  expect(await open()).toMatchObject({
    ...{ viewer: null, cart: { products: {}, count: 0, subtotal: 0 }, favourites: [] },
    ...{ shop: { brand: "Taaza Mandi", city: "Multan" }, zone: { name: null } },
  });
});

test("A1.07 free delivery is reckoned by the settings, then by the chosen zone", async () => {
  expect((await open()).zone).toEqual({ name: null, charge: rupees(200), freeAbove: rupees(2000) });
  await db.setting.create({ data: { key: "delivery", value: { defaultFreeAbove: rupees(2500), sameDayUntil: "17:30" } } });
  const { zone, sameDayUntil } = await open();
  expect([zone.freeAbove, sameDayUntil]).toEqual([rupees(2500), "5:30\u00a0pm"]);
  await makeZone({ name: "Saddar", minOrderForFreeDelivery: rupees(900) });
  expect((await open("zone=Saddar")).zone).toMatchObject({ name: "Saddar", freeAbove: rupees(900) });
});

test("A1.08 the next delivery is today until 6 pm in Karachi, then tomorrow", async () => {
  setClock(new Date("2026-11-20T12:59:00Z"));
  expect((await open()).nextSlot).toEqual({ day: "Today", time: "18:00:00" });
  setClock(new Date("2026-11-20T13:00:00Z"));
  expect((await open()).nextSlot).toEqual({ day: "Tomorrow", time: "10:00:00" });
  expect((await open("lang=ur")).nextSlot).toMatchObject({ day: "Kal" });
});

test("the frame of every page tells what everybody may know of the shop, and not whom its notices go to", async () => {
  const known = {
    brand: "Taaza Mandi",
    city: "Multan",
    phone: "+923000001122",
    whatsapp: "",
    email: "salam@made.test",
    address: "",
  };
  await db.setting.create({ data: { key: "shop", value: { ...known, adminEmails: "owner@made.test" } } });
  expect((await open()).shop).toEqual({ ...known, social: {} });
});

test("A2.42 A2.43 A2.45 a customer finds their name, cart and favourites in the frame", async () => {
  const user = await makeUser({ name: "Ayesha Khan" });
  const product = await makeProduct({ price: rupees(150) });
  await db.notification.create({ data: { userId: user.id, type: "system", title: "Order", content: "Delivered" } });
  await fillCart(user.id, [{ product, quantity: 2 }]);
  await saveFavourite(user.id, product.id, true);
  expect(await open(await signIn(user))).toMatchObject({
    viewer: { id: user.id, name: "Ayesha Khan", avatarUrl: null, unread: 1, admin: null },
    cart: { products: { [product.id]: 2000 }, count: 2, subtotal: rupees(300) },
    favourites: [product.id],
  });
});

test("A8.01 what the frame can do without is empty, not an error, when it cannot be read", async () => {
  const cookie = await signIn(await makeUser({ name: "Ayesha Khan" }));
  for (const table of ["notifications", "favourites"]) await db.$executeRawUnsafe(`ALTER TABLE ${table} RENAME TO ${table}_gone`);
  try {
    expect(await open(cookie)).toMatchObject({ viewer: { name: "Ayesha Khan", avatarUrl: null, unread: 0 }, favourites: [] });
  } finally {
    for (const table of ["notifications", "favourites"])
      await db.$executeRawUnsafe(`ALTER TABLE ${table}_gone RENAME TO ${table}`);
  }
});

test.each([
  ["super_admin", "Admin Dashboard"],
  ["admin", "Admin Dashboard"],
  ["editor", "Admin Panel"],
  ["viewer", "Admin Panel"],
  ["manager", undefined],
  ["staff", undefined],
  [null, undefined],
] as const)("A2.48 A2.49 A7.07 the menu of a %s leads to the back office as '%s'", async (role, label) => {
  const { html } = await openShop("/", { cookie: await signIn(await makeUser({ role })) });
  const [menu = ""] = /menu head-account.*?<\/details>/s.exec(html) ?? [];
  expect(menu).toContain("Logout");
  expect(/<a href="\/admin"[^>]*>(?:<svg.*?<\/svg>)?([^<]*)</.exec(menu)?.[1]).toBe(label);
});
