import { describe, expect, test } from "vitest";
import { orderStatuses } from "#app/domain/orders/status.ts";
import { takeToast } from "#app/http/toast.server.ts";
import { db } from "#app/platform/db.server.ts";
import { hostileCases } from "#tests/fixtures/hostile.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { answerTo, cookieGiven, post, returnedForm, shownToast } from "#tests/fixtures/request.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { action } from "./$orderId.tsx";
import type { MovesResult } from "./list/moves-result.ts";
import { action as undo } from "./undo.ts";

const admin = await makeStaff("admin");
const viewer = await makeStaff("viewer");
const cashier = await makeStaff("viewer", [{ sectionKey: "orders", level: "edit" }]);

const valid = { status: "confirmed", delivery_date: "2026-11-21", scheduled_delivery_time: "16:30", delivery_notes: "Blue gate" };
const filled = { ...valid, is_paid: "on" };
const save = (id: number | string, form: Record<string, string> | string, { cookie } = admin) =>
  answerTo(action(post(`/admin/orders/${id}`, form, { cookie, params: { orderId: String(id) } })));
const read = (id: number) => db.order.findUniqueOrThrow({ where: { id } });

/** The hidden field of "Edit order" that says what its fields showed. */
const loadedIn = (html: string) => (/name="loaded" value="([^"]*)"/.exec(html)?.[1] ?? "").replaceAll("&quot;", '"');
const loadedBy = async (id: number) => loadedIn((await openAdmin(`/admin/orders/${id}`, admin)).html);

/** What a browser sends of a form in which nothing was touched. */
const untouched = (loaded: string): Record<string, string> =>
  Object.fromEntries(Object.entries(JSON.parse(loaded) as Record<string, string>).filter(([, text]) => text !== "off"));

describe("saving", () => {
  test("A7.19 A7.20 A8.23 keeps status, paid, date, time and notes, and says so", async () => {
    const { id } = await makeOrder();
    const answer = await save(id, { ...valid, is_paid: "on", version: "1" });
    expect([answer.status, answer.location, shownToast(answer)]).toEqual([
      302,
      `/admin/orders/${id}`,
      "Order updated successfully",
    ]);
    expect(await read(id)).toMatchObject({
      status: "confirmed",
      isPaid: true,
      deliveryDate: new Date("2026-11-21"),
      scheduledDeliveryTime: new Date("1970-01-01T16:30:00Z"),
      deliveryNotes: "Blue gate",
    });
  });

  test("A7.20 an emptied time, date and note become null, and seconds are kept", async () => {
    const { id } = await makeOrder();
    await save(id, { ...valid, scheduled_delivery_time: "16:30:15" });
    expect((await read(id)).scheduledDeliveryTime).toEqual(new Date("1970-01-01T16:30:15Z"));
    await save(id, { status: "confirmed", delivery_date: "", scheduled_delivery_time: "", delivery_notes: "" });
    expect(await read(id)).toMatchObject({ deliveryDate: null, scheduledDeliveryTime: null, deliveryNotes: null });
  });

  test("leads back only inside this site", async () => {
    const { id } = await makeOrder();
    expect((await save(id, { ...valid, return_to: "/admin/orders?view=pack" })).location).toBe("/admin/orders?view=pack");
    expect((await save(id, { ...valid, return_to: "https://evil.test" })).location).toBe(`/admin/orders/${id}`);
  });

  test("a cashier, a viewer with the single right, may; a viewer may not", async () => {
    const { id } = await makeOrder();
    expect((await save(id, valid, cashier)).status).toBe(302);
    expect((await save(id, { status: "cancelled" }, viewer)).status).toBe(403);
    expect((await read(id)).status).toBe("confirmed");
  });
});

describe("a status that is saved", () => {
  const wait = (id: number, form: Record<string, string>) => save(id, { ...form, reply: "data" });

  test("answers a page that waits with what takes it back, as the arrow does; any other save leads on", async () => {
    const { id } = await makeOrder({ isPaid: true });
    const answer = await wait(id, { status: "cancelled", is_paid: "on", version: "1" });
    const { moved, to } = answer.body as MovesResult;
    expect([answer.status, to, moved]).toEqual([200, "cancelled", [{ id, from: "pending", version: 2, toRefund: 40_000 }]]);
    const back = post("/admin/orders/undo", { id: `${id}.2`, status: "pending" }, admin);
    expect((await answerTo(undo(back))).body).toMatchObject({ undone: 1 });
    expect((await read(id)).status).toBe("pending");
    expect((await wait(id, { status: "pending", is_paid: "on", delivery_notes: "Ring" })).status).toBe(302);
  });

  test("cancelled with money in it says without JavaScript what is to be given back", async () => {
    const { id } = await makeOrder({ isPaid: true });
    const answer = await save(id, { status: "cancelled", is_paid: "on" });
    const toast = cookieGiven(answer, "toast") ?? "";
    expect(decodeURIComponent(toast)).toContain("order-cancelled-to-refund");
    const request = new Request("http://shop.test/", { headers: { Cookie: `toast=${toast}` } });
    expect(takeToast(request, "en")?.sentence).toBe("Cancelled. Rs.\u00a0400 to give back: on the pile “To refund”.");
  });

  test("delivered and paid in one save is taken back with its money", async () => {
    const { id } = await makeOrder({ status: "out for delivery" });
    await wait(id, { status: "delivered", is_paid: "on", version: "1" });
    expect(await read(id)).toMatchObject({ isPaid: true, received: 40_000 });
    await answerTo(undo(post("/admin/orders/undo", { id: `${id}.2`, status: "out for delivery" }, admin)));
    expect(await read(id)).toMatchObject({ status: "out for delivery", isPaid: false, received: 0 });
  });
});

describe("a stale save", () => {
  test("A8.23 is refused with both values shown: the typed and the saved", async () => {
    const { id } = await makeOrder({ deliveryNotes: "Green gate" });
    await save(id, { status: "preparing", delivery_notes: "Red gate", version: "1" });
    const form = { status: "cancelled", delivery_notes: "Blue gate", version: "1" };
    expect((await save(id, form)).status).toBe(409);
    const { html } = await openAdmin(`/admin/orders/${id}`, { ...admin, form });
    expect(html).toContain("Failed to update order");
    expect(html).toContain("This order was changed while you were editing it.");
    expect(html).toMatch(/<textarea[^>]*>\n?Blue gate<\/textarea>/);
    expect(html).toContain("Saved now: Red gate");
    expect(html).toContain("Saved now: Preparing");
    expect(html).toContain('name="version" value="2"');
    expect(await read(id)).toMatchObject({ status: "preparing", deliveryNotes: "Red gate" });
  });

  test("what only somebody else changed stays theirs, what only this person changed is saved", async () => {
    const { id } = await makeOrder({ deliveryNotes: "Green gate" });
    const loaded = await loadedBy(id);
    await save(id, { status: "preparing", delivery_notes: "Green gate", version: "1" });
    const answer = await save(id, { ...untouched(loaded), delivery_notes: "Red gate", is_paid: "on", version: "1", loaded });
    expect(answer.status).toBe(302);
    expect(await read(id)).toMatchObject({ status: "preparing", deliveryNotes: "Red gate", isPaid: true, version: 3 });
    const [last] = await db.auditEntry.findMany({ where: { entityId: String(id) }, orderBy: { id: "desc" }, take: 1 });
    expect(last?.after).toEqual({ deliveryNotes: "Red gate", isPaid: true });
  });

  test("what both changed is asked about with both values, the rest is as it is saved now; only a decision writes over theirs", async () => {
    const { id } = await makeOrder({ deliveryNotes: "Green gate" });
    const loaded = await loadedBy(id);
    await save(id, { status: "preparing", delivery_notes: "Red gate", is_paid: "on", version: "1" });
    const form = { ...untouched(loaded), delivery_notes: "Blue gate", version: "1", loaded };
    const { html, status } = await openAdmin(`/admin/orders/${id}`, { ...admin, form });
    expect(status).toBe(409);
    expect(html).toContain("Failed to update order");
    expect(html).toMatch(/<b>\S[^<]* saved this at [^<]*You both changed 1 field: choose below\.<\/b>/);
    expect(html.match(/data-conflict="(\w+)"/g)).toEqual(['data-conflict="delivery_notes"']);
    expect(html).toMatch(/value="theirs".*?<b>Red gate<\/b>.*?value="mine".*?<b>Blue gate<\/b>/s);
    expect(html).toMatch(/<option value="preparing" selected/);
    expect(html).toMatch(/name="is_paid"[^>]*checked|checked[^>]*name="is_paid"/);
    const next = loadedIn(html);
    expect(next).toContain("Red gate");
    const again = { ...untouched(next), delivery_notes: "Blue gate", version: "2", loaded: next, asked: "delivery_notes" };
    expect((await save(id, again)).status).toBe(409);
    expect((await save(id, { ...again, resolve_delivery_notes: "theirs", delivery_date: "2026-12-01" })).status).toBe(302);
    expect(await read(id)).toMatchObject({ deliveryNotes: "Red gate", deliveryDate: new Date("2026-12-01"), version: 3 });
    expect((await save(id, { ...again, version: "3", resolve_delivery_notes: "mine" })).status).toBe(302);
    expect(await read(id)).toMatchObject({ status: "preparing", deliveryNotes: "Blue gate", isPaid: true });
  });

  test("what was decided for theirs stays theirs when the form comes back for another field", async () => {
    const { id } = await makeOrder({ deliveryNotes: "Red gate" });
    const loaded = await loadedBy(id);
    const form = {
      ...{ ...untouched(loaded), version: "1", loaded, delivery_date: "2026-02-31" },
      ...{ delivery_notes: "Blue gate", asked: "delivery_notes", resolve_delivery_notes: "theirs" },
    };
    const { html, status } = await openAdmin(`/admin/orders/${id}`, { ...admin, form });
    expect(status).toBe(400);
    expect(html).toMatch(/<textarea[^>]*>\n?Red gate<\/textarea>/);
  });

  test("a version that cannot be read counts as stale; none at all saves over", async () => {
    const { id } = await makeOrder();
    for (const version of ["abc", "-1", "0", "9e99", "\u0000"]) expect((await save(id, { ...valid, version })).status).toBe(409);
    expect((await save(id, valid)).status).toBe(302);
  });
});

describe("what cannot be read comes back with a sentence at its field, and what was typed", () => {
  const wrong: [what: string, field: keyof typeof filled, value: string, sentence: RegExp][] = [
    ["no status", "status", "", /choose one/],
    ["a status of customers", "status", "shipped", /choose one/],
    ["a status with markup", "status", "<b>pending</b>", /choose one/],
    ["paid or not", "is_paid", "maybe", /write yes, on, true/],
    ["a day that does not exist", "delivery_date", "2026-02-31", /date/],
    ["a day in words", "delivery_date", "tomorrow", /date/],
    ["a year too far", "delivery_date", "99999-01-01", /date/],
    ["an hour that does not exist", "scheduled_delivery_time", "25:00", /time/],
    ["a negative time", "scheduled_delivery_time", "-1", /time/],
    ["notes too long", "delivery_notes", "x".repeat(501), /500/],
    ["notes with a null byte", "delivery_notes", "gate\u0000", /cannot be saved|check/],
  ];
  test.each(wrong)("%s", async (_, field, value, sentence) => {
    const { id } = await makeOrder();
    const typed = { ...filled, [field]: value };
    const answer = await save(id, typed);
    expect(answer.status).toBe(400);
    const { error, initialValue } = returnedForm(answer);
    expect(Object.keys(error)).toEqual([field]);
    expect(error[field]?.join(" ")).toMatch(sentence);
    expect({ [field]: "", ...initialValue }).toEqual(typed);
    expect((await read(id)).version).toBe(1);
  });

  test.each(["status", "is_paid", "delivery_date", "scheduled_delivery_time", "delivery_notes", "version", "return_to"])(
    "%s takes anything without breaking",
    async (field) => {
      const { id } = await makeOrder();
      for (const [name, value] of hostileCases) {
        expect([302, 400, 409], name).toContain((await save(id, { ...valid, [field]: value })).status);
      }
    },
  );

  test("a body that is no form misses its status", async () => {
    const { id } = await makeOrder();
    expect((await save(id, "status=confirmed")).status).toBe(400);
  });

  test("markup in the notes is shown as text", async () => {
    const { id } = await makeOrder({ deliveryNotes: "<img src=x onerror=alert(1)>" });
    const { html } = await openAdmin(`/admin/orders/${id}`, admin);
    expect(html).not.toContain("<img src=x");
    expect(html).toContain("&lt;img src=x");
  });
});

test("a wrong id is a 404, for saving as for reading", async () => {
  for (const id of ["0", "-1", "abc", "1e3", "2147483648", "999999999"]) expect((await save(id, valid)).status).toBe(404);
});

describe("the page", () => {
  test.each([
    ["en", "Guard Basmati Rice 5 kg", ">Guard Basmati Rice 5 kg</a><small", ">Guard Basmati Chawal</small>"],
    ["ur", "Guard Basmati Rice 5 kg", ">Guard Basmati Chawal 5 kg</a><small", ">Guard Basmati Rice</small>"],
    ["en", "Guard Basmati Rice", ">Guard Basmati Rice</a><small", ">Guard Basmati Chawal · 5 kg</small>"],
  ] as const)("in %s a line of %s says its size once", async (lang, name, heading, about) => {
    const product = await makeProduct({ name, nameUr: "Guard Basmati Chawal 5 kg" });
    const { id } = await makeOrder({ product });
    await db.orderLine.updateMany({ where: { orderId: id }, data: { unitSize: "5" } });
    const { html } = await openAdmin(`/admin/orders/${id}`, { ...admin, lang });
    expect(html).toContain(heading);
    expect(html).toContain(about);
  });

  test("shows the whole order: customer, lines as sold, totals, timeline, requests, payment", async () => {
    const product = await makeProduct({ name: "Chaunsa", nameUr: "Chaunsa Aam", soldByWeight: true, stockQuantity: 9000 });
    const { id } = await makeOrder({ product, quantity: 1500, landmark: "Near the mosque" });
    await db.specialRequest.create({ data: { orderId: id, productName: "Saffron", urgency: "today" } });
    await save(id, { ...valid, is_paid: "on" });
    const { html } = await openAdmin(`/admin/orders/${id}`, admin);
    for (const fact of [
      "Chaunsa",
      "1.5 kg",
      "Rs. 300",
      "Rs. 100",
      "Rs. 400",
      "Near the mosque",
      "Saffron",
      "urgency: today",
      "Cash on Delivery",
    ]) {
      expect(html).toContain(fact);
    }
    expect(html).toContain("Status: Pending → Confirmed");
    expect(html).toContain("Paid: Not paid → Paid");
    expect(html).toContain("Rs. 400 received");
  });

  test("A4.07 offers all six statuses to whoever may edit, and nothing to edit to whoever may not", async () => {
    const { id } = await makeOrder({ deliveryNotes: "Call 0301 2345678" });
    const { html } = await openAdmin(`/admin/orders/${id}`, admin);
    const options = [.../<select[^>]*name="status".*?<\/select>/s.exec(html)![0].matchAll(/value="([^"]+)"/g)].map(
      ([, value]) => value,
    );
    expect(options).toEqual(["pending", "confirmed", "preparing", "out for delivery", "delivered", "cancelled"]);
    const seen = (await openAdmin(`/admin/orders/${id}`, viewer)).html;
    for (const hidden of ["<select", "<textarea", "2345678", "House 12"]) expect(seen).not.toContain(hidden);
  });

  test.each(orderStatuses)("A4.09 a %s order may be set to every status, from one dropdown", async (status) => {
    const { id } = await makeOrder({ status });
    const { html } = await openAdmin(`/admin/orders/${id}`, admin);
    const choice = /<select[^>]*name="status".*?<\/select>/s.exec(html)?.[0] ?? "";
    expect([...choice.matchAll(/<option value="([^"]+)"/g)].map(([, value]) => value)).toEqual(orderStatuses);
    expect(choice).not.toContain("disabled");
    expect(choice).toContain(`<option value="${status}" selected`);
    for (const to of orderStatuses) {
      await save(id, { status: to });
      expect((await read(id)).status).toBe(to);
    }
  });

  test("un-cancelling what is sold out comes back with the reason and the typed status", async () => {
    const product = await makeProduct({ name: "Desi ghee", stockQuantity: 2000 });
    const { id } = await makeOrder({ product, quantity: 2000 });
    await save(id, { status: "cancelled" });
    await db.product.update({ where: { id: product.id }, data: { stockQuantity: 0 } });
    const { status, html } = await openAdmin(`/admin/orders/${id}`, { ...admin, form: { status: "pending" } });
    expect(status).toBe(409);
    expect(html).toMatch(/Failed to update order.*Desi ghee/s);
  });
});
