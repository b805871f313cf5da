import { afterEach, expect, test } from "vitest";
import { setClock } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { home, stockCounter } from "#tests/fixtures/counter-goods.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { visit } from "#tests/fixtures/request.ts";
import { orderSold, sellAt } from "#tests/fixtures/sell-at-counter.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { loader as caller } from "./new_.caller.ts";
import { loader as zone } from "./new_.zone.ts";

const evening = new Date("2026-11-20T18:00:00+05:00");
setClock(evening);

const cashier = await makeStaff("viewer", [{ sectionKey: "orders", level: "edit" }]);
const { tea, ration, basket } = await stockCounter(40_000);
const sell = sellAt(cashier);
const asked = async (loader: typeof caller, path: string) => (await loader(visit(path, cashier))).json();

afterEach(() => setClock(evening));

test("an order by phone waits for delivery with the zone's charge, and the caller is known the next time", async () => {
  const { location } = await sell({ kind: "phone", basket, ...home });
  const order = await orderSold(location);
  expect(order).toMatchObject({
    source: "phone",
    status: "pending",
    isPaid: false,
    deliveryZone: "Gulgasht Colony",
    customerPhone: "+923017654321",
  });
  expect(order.deliveryCharge).toBe(20_000);
  const answer = await caller(visit("/admin/orders/new/caller?q=03017654321", cashier));
  const known = await answer.json();
  expect(known).toMatchObject({ name: "Amna", address: "House 3, Gulgasht Colony", zone: "Gulgasht Colony", orders: 1 });
  expect(known.lastBasket).toEqual({
    orderId: order.id,
    missing: [],
    lines: [
      { product: expect.objectContaining({ name: "Danedar Tea" }), quantity: 2000 },
      { product: expect.objectContaining({ name: "Potatoes" }), quantity: 750 },
      { words: "Phone card", quantity: 1000, price: 10_000 },
    ],
  });
});

test("a delivery without name, address or zone says at each what is missing", async () => {
  const { status, html } = await sell({ kind: "whatsapp", basket, customer_phone: "0301 7654321" });
  expect(status).toBe(400);
  expect(html).toContain('aria-invalid="true"');
});

const slotFor = async (fields: Record<string, string>) => {
  const { deliveryDate, scheduledDeliveryTime } = await orderSold(
    (await sell({ kind: "phone", basket, ...home, ...fields })).location,
  );
  return [deliveryDate?.toISOString().slice(0, 10), scheduledDeliveryTime?.toISOString().slice(11, 16)];
};

test("A1.08 a caller's order is brought at the earliest time of the storefront, or at the one that was chosen", async () => {
  setClock(new Date("2026-11-20T15:10:00+05:00"));
  expect(await slotFor({})).toEqual(["2026-11-20", "16:00"]);
  expect(await slotFor({ slot: "2026-11-21 12:00:00" })).toEqual(["2026-11-21", "12:00"]);
  setClock(new Date("2026-11-20T18:00:00+05:00"));
  expect(await slotFor({})).toEqual(["2026-11-21", "10:00"]);
  const { html } = await openAdmin("/admin/orders/new", cashier);
  expect(html).toMatch(/<option[^>]*value="2026-11-21 10:00:00"[^>]*>Tomorrow 10 am – 12 pm/);
  expect(html).not.toContain('value="2026-11-20');
});

test("A1.08 a time that is past or full is refused at the counter too; nothing else is a time", async () => {
  setClock(new Date("2026-11-20T18:00:00+05:00"));
  const late = await sell({ kind: "phone", basket, ...home, slot: "2026-11-20 20:00:00" });
  expect([late.status, late.html.includes("That delivery time has passed")]).toEqual([409, true]);
  await db.$executeRaw`INSERT INTO delivery_slots VALUES ('2026-11-22'::date, '14:00'::time, 1, 1)`;
  const full = await sell({ kind: "phone", basket, ...home, slot: "2026-11-22 14:00:00" });
  expect([full.status, full.html.includes("has just filled up")]).toEqual([409, true]);
  for (const slot of ["tomorrow", "2026-11-21", "2026-02-31 10:00:00", "2026-11-21 25:00"])
    expect((await sell({ kind: "phone", basket, ...home, slot })).status).toBe(400);
});

test("over the counter nothing is brought, and a press that went through before its time passed is answered as it was", async () => {
  expect(await orderSold((await sell({ basket })).location)).toMatchObject({ deliveryDate: null, scheduledDeliveryTime: null });
  const order = { kind: "phone", basket, ...home, slot: "2026-11-20 16:00:00" };
  setClock(new Date("2026-11-20T15:59:00+05:00"));
  const first = await sell(order, "press-at-four");
  setClock(new Date("2026-11-20T16:01:00+05:00"));
  expect((await sell(order, "press-at-four")).location).toBe(first.location);
});

test("of a sale that is refused nothing is kept: no order, no contact, no zone learnt; what was typed comes back", async () => {
  const before = await db.order.count();
  const caller = {
    customer_name: "Bilal",
    customer_phone: "0333 1112223",
    delivery_address: "House 9, Bilal Nagar",
    delivery_zone: "Model Town",
    landmark: "Pearl Mosque",
    list: "99 danedar tea",
  };
  const refused = await sell({ kind: "whatsapp", ...caller });
  expect(refused.status).toBe(409);
  for (const typed of ["Bilal", "0333 1112223", "House 9, Bilal Nagar", "Pearl Mosque", "99 danedar tea"])
    expect(refused.html).toContain(typed);
  expect(refused.html).toMatch(/<option[^>]*selected[^>]*value="Model Town"|<option[^>]*value="Model Town"[^>]*selected/);
  expect(await db.order.count()).toBe(before);
  expect(await db.contact.count({ where: { phone: "+923331112223" } })).toBe(0);
  expect(await asked(zone, "/x?q=Ghar+2,+Bilal+Nagar")).toBeNull();

  await sell({ kind: "whatsapp", ...caller, list: "1 danedar tea" });
  expect(await db.contact.findUnique({ where: { phone: "+923331112223" } })).toMatchObject({ name: "Bilal", zone: "Model Town" });
  expect(await asked(zone, "/x?q=Ghar+2,+Bilal+Nagar")).toMatchObject({ zone: "Model Town", isLearnt: true });
});

test("a sale over the counter leaves the address of a known caller as it is", async () => {
  await sell({ basket, customer_name: "Bilal Ahmad", customer_phone: "0333 1112223" });
  expect(await db.contact.findUnique({ where: { phone: "+923331112223" } })).toMatchObject({
    name: "Bilal Ahmad",
    address: "House 9, Bilal Nagar",
    landmark: "Pearl Mosque",
  });
});

test("a caller's last basket has its packages too; a basket that was cancelled is not the last one", async () => {
  const called = { ...home, customer_phone: "0301 1110000" };
  const sold = JSON.stringify([{ package: ration.id, quantity: 1000 }]);
  const { id } = await orderSold((await sell({ kind: "phone", basket: sold, ...called })).location);
  const cancelled = await orderSold((await sell({ kind: "phone", basket, ...called })).location);
  await db.order.update({ where: { id: cancelled.id }, data: { status: "cancelled" } });
  const known = await asked(caller, "/x?q=03011110000");
  expect(known.lastBasket).toMatchObject({ orderId: id, missing: [], lines: [{ product: { id: ration.id, holds: 2 } }] });
});

test("what was written by hand is in the last basket at its price, unless it came from a product: that is sold as it is today", async () => {
  const gone = await makeProduct({ name: "Old Ghee", status: "archived" });
  const { id } = await makeOrder({ customerPhone: "+923011119999" });
  const item = { orderId: id, kind: "custom", quantity: 2000, listPrice: 8000, unitPrice: 8000, lineTotal: 16_000 } as const;
  await db.orderLine.createMany({
    data: [
      { ...item, name: "Saag" },
      { ...item, name: "Tea as always", productId: tea.id },
      { ...item, name: "Ghee", productId: gone.id },
    ],
  });
  const { lastBasket } = await asked(caller, "/x?q=03011119999");
  expect(lastBasket).toMatchObject({ missing: ["Ghee"] });
  expect(lastBasket?.lines.slice(1)).toMatchObject([
    { words: "Saag", quantity: 2000, price: 8000 },
    { product: { id: tea.id, price: 44_500 }, quantity: 2000 },
  ]);
});

test("where a caller had orders brought is told once each, the newest first; what was cancelled went nowhere", async () => {
  const to = (delivery_address: string, landmark = "") =>
    sell({ kind: "phone", basket, ...home, customer_phone: "0301 3330000", delivery_address, landmark });
  for (const address of ["House 1", "Office 2", "house 1"]) await to(address, "Masjid");
  const { id } = await orderSold((await to("Shop 4")).location);
  await db.order.update({ where: { id }, data: { status: "cancelled" } });
  await sell({ basket, customer_name: "Amna", customer_phone: "0301 3330000" });
  const { places } = await asked(caller, "/x?q=03013330000");
  const zone = "Gulgasht Colony";
  expect(places).toEqual([
    { address: "house 1", landmark: "Masjid", zone },
    { address: "Office 2", landmark: "Masjid", zone },
  ]);
});

test("who bought over the counter alone lives in no zone", async () => {
  await sell({ basket, customer_name: "Sana", customer_phone: "0301 2220000" });
  expect(await asked(caller, "/x?q=03012220000")).toMatchObject({ name: "Sana", zone: null, address: "" });
});

test("a caller nobody knows, and no number at all, are nobody", async () => {
  await makeOrder({ customerPhone: "+923330000001" });
  expect(await asked(caller, "/x?q=03330000002")).toBeNull();
  expect(await asked(caller, "/x?q=hello")).toBeNull();
});
