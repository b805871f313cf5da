import { afterAll, expect, test } from "vitest";
import { setClock } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";

setClock(new Date("2026-11-20T10:00:00+05:00"));
afterAll(() => setClock(null));

const admin = await makeStaff("admin");
const viewer = await makeStaff("viewer");

const day = (date: string) => new Date(`${date}T00:00:00Z`);
const time = (wall: string) => new Date(`1970-01-01T${wall}Z`);

const ayesha = await makeOrder({
  customerName: "Ayesha Khan",
  deliveryDate: day("2026-11-20"),
  scheduledDeliveryTime: time("16:00:00"),
});
const bilal = await makeOrder({
  customerName: "Bilal Ahmed",
  customerPhone: "+923219876543",
  status: "out for delivery",
  paymentMethod: "card",
});
const sana = await makeOrder({ customerName: "Sana Rafiq", status: "delivered", isPaid: true });

const cardsOf = (html: string) => html.match(/<article class="order-card".*?<\/article>/gs) ?? [];
const cardOf = (html: string, id: number) => cardsOf(html).find((card) => card.includes(`/admin/orders/${id}"`)) ?? "";
const namesIn = (html: string) => cardsOf(html).map((card) => /<span>([^<]+)<\/span><small>/.exec(card)?.[1]);

test("A7.17 A2.117 every order is a collapsed card: number, customer, slot, status, money, and no form", async () => {
  const { status, html } = await openAdmin("/admin/orders", admin);
  expect(status).toBe(200);
  expect(namesIn(html)).toEqual(["Sana Rafiq", "Bilal Ahmed", "Ayesha Khan"]);
  const card = cardOf(html, ayesha.id);
  for (const fact of [
    `#${String(ayesha.id).padStart(6, "0")}`,
    "0301-2345678",
    "Gulgasht Colony",
    "Today 4",
    "Pending",
    "COD",
    "Rs. 400",
  ]) {
    expect(card).toContain(fact);
  }
  expect(cardOf(html, sana.id)).toContain("Paid");
  for (const hidden of ["delivery_notes", "is_paid", "House 12"]) expect(html).not.toContain(hidden);
});

test("A2.114 the search narrows the cards and stays in its box", async () => {
  const { html } = await openAdmin("/admin/orders?q=bilal", admin);
  expect(namesIn(html)).toEqual(["Bilal Ahmed"]);
  expect(html).toMatch(/name="q"[^>]*value="bilal"|value="bilal"[^>]*name="q"/);
});

test("A2.115 A4.07 the status filter offers every status and narrows the cards", async () => {
  const { html } = await openAdmin("/admin/orders?status=out+for+delivery", admin);
  expect(namesIn(html)).toEqual(["Bilal Ahmed"]);
  const filter = /<select[^>]*name="status".*?<\/select>/s.exec(html)?.[0] ?? "";
  expect([...filter.matchAll(/value="([^"]+)"/g)].map(([, value]) => value)).toEqual([
    "pending",
    "confirmed",
    "preparing",
    "out for delivery",
    "delivered",
    "cancelled",
  ]);
});

const clearLinks = (html: string) =>
  [...html.matchAll(/href="([^"]*)"[^>]*>(?:<svg[^>]*><use[^>]*><\/use><\/svg>)?Clear</g)].map(([, href]) => href);

test("A2.116 Clear resets search and status, keeps the view, and is there only when something is set", async () => {
  const { html } = await openAdmin("/admin/orders?q=sana&status=delivered&page=1", admin);
  expect(namesIn(html)).toEqual(["Sana Rafiq"]);
  expect(clearLinks(html)).toEqual(["/admin/orders"]);
  expect(clearLinks((await openAdmin("/admin/orders?view=unpaid&q=a", admin)).html)).toEqual(["/admin/orders?view=unpaid"]);
  expect(clearLinks((await openAdmin("/admin/orders", admin)).html)).toEqual([]);
});

test("A2.116 a search that finds nothing says so and offers to clear it", async () => {
  const { html } = await openAdmin("/admin/orders?q=bilal&status=delivered", admin);
  expect(namesIn(html)).toEqual([]);
  expect(html).toContain("No order matches.");
  expect(clearLinks(html)).toEqual(["/admin/orders", "/admin/orders"]);
});

test("the views are tabs with what waits in them; nonsense in the address is everything", async () => {
  const { html } = await openAdmin("/admin/orders?view=out", admin);
  expect(namesIn(html)).toEqual(["Bilal Ahmed"]);
  for (const tab of ["To confirm 1", "To pack 0", "Out 1", "Unpaid 2", "All"]) expect(html).toContain(`>${tab}<`);
  const { html: nonsense } = await openAdmin("/admin/orders?view=<b>&status=x&page=-1&edit=99999999999999&q=%00", admin);
  expect(namesIn(nonsense)).toHaveLength(3);
});

test("A7.19 edit mode opens in one card with status, paid, date, time and notes as they are", async () => {
  const { html } = await openAdmin(`/admin/orders?q=a&edit=${ayesha.id}`, admin);
  const card = cardOf(html, ayesha.id);
  expect(card).toContain(`action="/admin/orders/${ayesha.id}"`);
  for (const field of ["status", "is_paid", "delivery_date", "scheduled_delivery_time", "delivery_notes", "version"]) {
    expect(card).toContain(`name="${field}"`);
  }
  expect(card).toContain('value="2026-11-20"');
  expect(card).toContain('value="16:00"');
  expect(card).toContain('name="return_to" value="/admin/orders?q=a"');
  expect(html.match(/name="delivery_notes"/g)).toHaveLength(1);
});

test("A2.118 A8.23 saving closes edit mode, returns to the same list and says so", async () => {
  const order = await makeOrder({ customerName: "Zara Malik" });
  const list = `/admin/orders?q=zara`;
  const edited = await openAdmin(`${list}&edit=${order.id}`, admin);
  const form = { status: "confirmed", is_paid: "on", version: "1", return_to: list };
  expect(cardOf(edited.html, order.id)).toContain(`name="return_to" value="${list}"`);
  const saved = await openAdmin(`/admin/orders/${order.id}`, { ...admin, form });
  expect([saved.status, saved.location]).toEqual([302, list]);
  const { html } = await openAdmin(list, admin);
  expect(cardOf(html, order.id)).toContain("Confirmed");
  expect(cardOf(html, order.id)).not.toContain("delivery_notes");
});

test("who may only view sees masked phones and no way to edit", async () => {
  const { html } = await openAdmin(`/admin/orders?edit=${bilal.id}`, viewer);
  expect(cardOf(html, bilal.id)).toContain("0321-*****43");
  for (const hidden of ["9876543", "House 12", "delivery_notes", "Edit order"]) expect(html).not.toContain(hidden);
  expect(namesIn((await openAdmin("/admin/orders?q=9876543", viewer)).html)).toEqual([]);
});

test("an empty shop says what will appear", async () => {
  await db.order.updateMany({ data: { status: "cancelled" } });
  expect((await openAdmin("/admin/orders?view=pack", admin)).html).toContain("No orders here yet.");
});

test("the list speaks Roman Urdu", async () => {
  const { html } = await openAdmin("/admin/orders", { ...admin, lang: "ur" });
  expect(html).toContain("Orders mein dhoondein");
});
