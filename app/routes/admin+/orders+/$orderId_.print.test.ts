import { describe, expect, test } from "vitest";
import type { CountedPrint } from "#app/contract/document.ts";
import { orderDocument } from "#app/contract/document.ts";
import { countPrint } from "#app/domain/documents/count-print.server.ts";
import { db } from "#app/platform/db.server.ts";
import { hostileCases } from "#tests/fixtures/hostile.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { answerTo, post, visit } from "#tests/fixtures/request.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { action } from "./$orderId_.print.ts";
import { loader as slip } from "./$orderId_.slip.tsx";
import { action as printAgain } from "./print-again.ts";

const admin = await makeStaff("admin");
const viewer = await makeStaff("viewer");
const cashier = await makeStaff("viewer", [{ sectionKey: "orders", level: "edit" }]);

const print = (id: number | string, form: Record<string, string>, { cookie } = admin) =>
  answerTo(action(post(`/admin/orders/${id}/print`, form, { cookie, params: { orderId: String(id) } })));

/** Prints as a script of the counter does. */
async function printHere(id: number, form: Record<string, string>): Promise<CountedPrint> {
  const args = post(`/admin/orders/${id}/print`, form, { ...admin, params: { orderId: String(id) } });
  args.request.headers.set("Accept", "application/json");
  return ((await action(args)) as Response).json() as Promise<CountedPrint>;
}

describe("a press of Print", () => {
  test("is counted and leads to the page that prints it, unstamped the first time and stamped from then on", async () => {
    const { id } = await makeOrder();
    const first = await print(id, { kind: "slip", width: "58", lang: "ur" });
    expect([first.status, first.location]).toEqual([
      302,
      expect.stringMatching(`^/admin/orders/${id}/slip\\?width=58&lang=ur&print=[0-9A-Z]{13}$`),
    ]);
    expect((await openAdmin(first.location ?? "", admin)).html).not.toContain("DUPLICATE");
    const second = await print(id, { kind: "slip" });
    expect((await openAdmin(second.location ?? "", admin)).html).toContain('<p class="stamp">DUPLICATE 1</p>');
    expect(await db.documentPrint.count({ where: { orderId: id, kind: "slip", byUserId: admin.id } })).toBe(2);
  });

  test("leads each document to its own page", async () => {
    const { id } = await makeOrder();
    for (const [kind, page] of [
      ["invoice", "invoice"],
      ["picking-list", "picking"],
      ["rider-sheet", "rider"],
    ] as const) {
      expect((await print(id, { kind })).location).toMatch(`/admin/orders/${id}/${page}?print=`);
    }
  });

  test("gives a script of the counter the whole print, as the desktop window takes it", async () => {
    const { id } = await makeOrder();
    await printHere(id, { kind: "slip" });
    const again = await printHere(id, { kind: "slip", width: "58" });
    expect(again).toMatchObject({ orderId: id, kind: "slip", copy: 1, paper: "58mm" });
    expect(orderDocument.parse(again.document).stamp).toBe("DUPLICATE 1");
    expect(again.html).toMatch(/^<!doctype html>.*@page\{margin:0\}.*width:58mm.*DUPLICATE 1/s);
    expect(again.key.length).toBeGreaterThanOrEqual(8);
  });

  test("is for whoever may edit orders", async () => {
    const { id } = await makeOrder();
    expect((await print(id, { kind: "slip" }, viewer)).status).toBe(403);
    expect((await print(id, { kind: "slip" }, cashier)).status).toBe(302);
    expect(await db.documentPrint.count({ where: { orderId: id } })).toBe(1);
  });

  test("of an order or a document that is not there counts nothing", async () => {
    const { id } = await makeOrder();
    for (const wrong of ["0", "x", "999999999", "2147483648"]) expect((await print(wrong, { kind: "slip" })).status).toBe(404);
    for (const [, value] of hostileCases) expect((await print(id, { kind: value })).status).toBe(400);
    expect((await print(id, { kind: "slip", width: "1000" })).status).toBe(400);
    expect(await db.documentPrint.count({ where: { orderId: id } })).toBe(0);
  });
});

describe("one more copy of a print", () => {
  const asked = (form: Record<string, string>, { cookie }: { cookie: string }) =>
    printAgain(post("/admin/orders/print-again", form, { cookie }));
  const again = async (form: Record<string, string>, who = admin) => (await asked(form, who)).json() as Promise<CountedPrint>;
  const statusOf = async (form: Record<string, string>, who = admin) => (await answerTo(asked(form, who))).status;

  test("is counted for each order that was on it, and bears their next stamp", async () => {
    const [one, other] = [await makeOrder(), await makeOrder()];
    const counted = await countPrint({ kind: "picking-list", orderIds: [one.id, other.id], by: admin.id });
    const copy = await again({ key: counted.ok ? counted.value : "", lang: "ur" });
    expect(copy).toMatchObject({ kind: "picking-list", orderId: one.id, copy: 1, paper: "a4" });
    expect([copy.document.stamp, copy.document.lang]).toEqual(["DUPLICATE 1", "ur-Latn"]);
    for (const { id } of [one, other]) expect(await db.documentPrint.count({ where: { orderId: id } })).toBe(2);
    expect(await again({ key: copy.key })).toMatchObject({ copy: 2 });
  });

  test("is for whoever may edit orders, of a print that there was", async () => {
    const { id } = await makeOrder();
    const { key } = await printHere(id, { kind: "slip", width: "58" });
    expect(await statusOf({ key }, viewer)).toBe(403);
    expect(await again({ key, width: "58" }, cashier)).toMatchObject({ copy: 1, paper: "58mm" });
    expect(await statusOf({ key: "made up" })).toBe(404);
    expect(await statusOf({})).toBe(400);
    const wrong: Record<string, string>[] = [{ key: "" }, { key: "x".repeat(101) }, { key, width: "1" }];
    for (const form of wrong) expect(await statusOf(form)).toBe(400);
    expect(await db.documentPrint.count({ where: { orderId: id } })).toBe(2);
  });
});

describe("the pages of an order's papers", () => {
  const papers = ["invoice", "slip", "picking", "rider"] as const;

  test.each(papers)("%s only shows: opening it counts nothing, and says what a print from here would be", async (page) => {
    const { id } = await makeOrder();
    const path = `/admin/orders/${id}/${page}`;
    expect((await openAdmin(path, admin)).html).toContain("Not printed yet.");
    expect(await db.documentPrint.count({ where: { orderId: id } })).toBe(0);
    const kind = page === "picking" ? "picking-list" : page === "rider" ? "rider-sheet" : page;
    await print(id, { kind });
    const { html } = await openAdmin(path, admin);
    expect(html).toContain("DUPLICATE 1");
    expect(html).toMatch(/Printed once, by .+, \w{3} \d/);
  });

  test.each(papers)("%s speaks the reader's language, or the one it is asked for", async (page) => {
    const { id } = await makeOrder();
    expect((await openAdmin(`/admin/orders/${id}/${page}?lang=ur`, admin)).html).toContain("Tamatar");
    expect((await openAdmin(`/admin/orders/${id}/${page}?lang=xx`, { ...admin, lang: "ur" })).html).toContain('lang="ur-Latn"');
  });

  test.each(papers)("%s is not there for an order that is not there", async (page) => {
    expect((await openAdmin(`/admin/orders/999999999/${page}`, admin)).status).toBe(404);
    expect((await openAdmin(`/admin/orders/x/${page}`, admin)).status).toBe(404);
  });

  test.each(papers)("%s shows whoever may not edit orders no phone and no address", async (page) => {
    const { id } = await makeOrder({ landmark: "Near the mosque", deliveryNotes: "Call 0301 2345678" });
    const { html } = await openAdmin(`/admin/orders/${id}/${page}`, viewer);
    for (const hidden of ["2345678", "House 12", "mosque", 'action="/admin/orders']) expect(html).not.toContain(hidden);
  });

  test.each(papers)("%s is not printed for whoever may not edit orders: a print is counted, or it is none", async (page) => {
    const { id } = await makeOrder();
    for (const path of [`/admin/orders/${id}/${page}?print=1`, `/admin/orders/${id}`, "/admin/orders"])
      expect((await openAdmin(path, viewer)).html).not.toMatch(/href="[^"]*print=|<\/svg>Print/);
    const asked = visit("/?print=1", { cookie: viewer.cookie, params: { orderId: String(id) } });
    expect((await slip(asked)).step).toBeNull();
  });

  test("a slip is for the roll it is asked for, 80 mm when it is not", async () => {
    const { id } = await makeOrder();
    for (const [query, size] of [
      ["", 80],
      ["?width=58", 58],
      ["?width=<", 80],
      ["?width=80", 80],
    ] as const) {
      expect((await openAdmin(`/admin/orders/${id}/slip${query}`, admin)).html).toContain(`@page{size:${size}mm 297mm`);
    }
  });

  test("a rider's code opens the tracking page of the shop's own address", async () => {
    const { id, trackingId } = await makeOrder();
    const { document } = await printHere(id, { kind: "rider-sheet" });
    expect(document.qr?.text).toMatch(new RegExp(`^https?://[^/]+/delivery-tracking\\?tracking_id=${trackingId}$`));
  });

  test("a key that is made up, or of another order, gets the stamp that it deserves", async () => {
    const [one, other] = [await makeOrder(), await makeOrder()];
    const key = new URL((await print(one.id, { kind: "slip" })).location ?? "", "http://shop.test").searchParams.get("print");
    await print(other.id, { kind: "slip" });
    for (const wrong of [key, "1", "", "<script>"]) {
      const { html } = await openAdmin(`/admin/orders/${other.id}/slip?${new URLSearchParams({ print: wrong ?? "" })}`, admin);
      expect(html).toContain("DUPLICATE 1");
    }
  });
});
