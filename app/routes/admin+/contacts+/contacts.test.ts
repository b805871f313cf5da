import type { ActionFunctionArgs } from "@remix-run/node";
import { beforeEach, describe, expect, test } from "vitest";
import { correctKhata } from "#app/domain/khata/enter-khata.server.ts";
import { rupees } from "#app/lib/money.ts";
import { db } from "#app/platform/db.server.ts";
import { hostileValues } from "#tests/fixtures/hostile.ts";
import { makeContact } from "#tests/fixtures/make-contact.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { answerTo, post, shownFailure, shownToast } from "#tests/fixtures/request.ts";
import { sellAt } from "#tests/fixtures/sell-at-counter.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { action as block } from "./$contactId_.block.ts";
import { action as merge } from "./$contactId_.merge.tsx";
import { action as putOn } from "./$contactId_.on-khata.ts";
import { action as separate } from "./$contactId_.separate.ts";
import { action as unblock } from "./$contactId_.unblock.ts";

const admin = await makeStaff("admin");
const viewer = await makeStaff("viewer");
const path = "/admin/contacts";
let rafiq: Awaited<ReturnType<typeof makeContact>>;
let keys = 0;
const key = () => `contacts-test-${++keys}`;

beforeEach(async () => {
  rafiq = await makeContact({ khataLimit: rupees(10_000), notes: "Pays on the first" });
});

const open = async (rest = "", who = admin, lang: "en" | "ur" = "en") =>
  openAdmin(`${path}${rest}`, { cookie: who.cookie, lang });
const send = (rest: string, form: Record<string, string>) => openAdmin(`${path}${rest}`, { cookie: admin.cookie, form });
const act = (action: (args: ActionFunctionArgs) => unknown, id: number, form = {}) =>
  answerTo(action(post(`${path}/${id}/act`, form, { cookie: admin.cookie, params: { contactId: String(id) } })));
const namesIn = (html: string) => [...html.matchAll(/<a href="\/admin\/contacts\/\d+">([^<]*)/g)].map(([, name]) => name?.trim());
const detailsOf = (version: string, more = {}) => ({ name: "Ustad Rafiq", phone: rafiq.phone, version, ...more });
const balanceOf = async (id: number) => (await db.contact.findUniqueOrThrow({ where: { id } })).khataBalance / 100;
const owe = (id: number, amount: number) =>
  correctKhata(id, { amount: rupees(amount), kind: "opening", note: "register", key: key() }, { by: admin.id });

describe("the list", () => {
  test("finds people by a part of the name, and by the number however it is written", async () => {
    const one = await makeContact({ name: "Shabana Baji", phone: "+923337654321" });
    for (const query of ["shabana", "BAJI", "0333-7654321", "+92 333 7654321", "7654321", "sh"]) {
      const { html } = await open(`?q=${encodeURIComponent(query)}`);
      expect(namesIn(html), query).toContain("Shabana Baji");
    }
    expect((await open("?q=xylophone")).html).toContain("No contacts matched your search");
    expect((await open("?q=%25")).html).toContain("No contacts matched your search");
    expect(one.id).toBeGreaterThan(0);
  });

  test("is kept from who may not edit orders, and any address is answered", async () => {
    expect((await open("", viewer)).status).toBe(403);
    for (const value of hostileValues) {
      const { status } = await open(`?${new URLSearchParams({ q: value.slice(0, 2000), page: value.slice(0, 2000) })}`);
      expect(status, value).toBe(200);
    }
  });
});

describe("the page of a contact", () => {
  test("shows phone, addresses, note, orders and khata in both languages; another number is 404", async () => {
    await makeOrder({ customerPhone: rafiq.phone, deliveryAddress: "Dukaan 7, Bosan Road" });
    await owe(rafiq.id, 1200);
    const { html } = await open(`/${rafiq.id}`);
    for (const text of ["Dukaan 7, Bosan Road", "Pays on the first", "1,200", "Rs. 8,800 left", "Opening balance"])
      expect(html.replaceAll("\u00a0", " "), text).toContain(text);
    expect((await open(`/${rafiq.id}`, admin, "ur")).html).toContain("Purana baqi");
    expect((await open("/99999999")).status).toBe(404);
  });

  test("saves who somebody is, refuses a stale version and a number that somebody else has, and loses nothing typed", async () => {
    const saved = await send(`/${rafiq.id}?act=details`, detailsOf("1", { name: "Rafiq Sahib", notes: "New note" }));
    expect(saved.status).toBe(302);
    const stale = await send(`/${rafiq.id}?act=details`, detailsOf("1", { name: "Typed meanwhile" }));
    expect(stale.status).toBe(409);
    expect(stale.html).toContain("Typed meanwhile");
    expect(stale.html).toContain("Somebody else changed this contact meanwhile");
    const other = await makeContact({ name: "Bilal" });
    const taken = await send(`/${rafiq.id}?act=details`, detailsOf("2", { phone: other.phone }));
    expect(taken.html).toContain("This number belongs to Bilal already");
    expect(await db.contact.findUniqueOrThrow({ where: { id: rafiq.id } })).toMatchObject({ name: "Rafiq Sahib", version: 2 });
    expect((await send(`/${rafiq.id}?act=details`, detailsOf("2", { phone: "call me" }))).status).toBe(400);
  });

  test("adds a contact once; a second one with the number is refused by name", async () => {
    const form = { name: "Iqra Naseem", phone: "0345-7810343" };
    expect((await send("/new", form)).status).toBe(302);
    const again = await send("/new", { ...form, name: "Somebody" });
    expect(again.html).toContain("This number belongs to Iqra Naseem already");
    expect(again.html).toContain("Somebody");
  });

  test("takes a payment with all that is owed filled in, asks about more, and shows what was typed when it is refused", async () => {
    await owe(rafiq.id, 900);
    expect((await open(`/${rafiq.id}`)).html).toMatch(/name="amount"[^>]*value="900"/);
    const more = await send(`/${rafiq.id}?act=pay`, { amount: "1,000", method: "cash", key: key() });
    expect(more.html.replaceAll("\u00a0", " ")).toContain("Only Rs. 900 is owed");
    expect(more.html).toMatch(/name="amount"[^>]*value="1,000"/);
    for (const amount of ["0", "-5", "12.50", "abc", ""]) {
      const { status } = await send(`/${rafiq.id}?act=pay`, { amount, method: "cash", key: key() });
      expect(status, amount).toBe(400);
    }
    const paid = { amount: "400", method: "jazzcash", key: key() };
    expect((await send(`/${rafiq.id}?act=pay`, paid)).status).toBe(302);
    expect((await send(`/${rafiq.id}?act=pay`, paid)).status).toBe(302);
    expect(await balanceOf(rafiq.id)).toBe(500);
  });

  test("sets a limit and writes corrections, each of them in the history", async () => {
    expect((await send(`/${rafiq.id}?act=limit`, { limit: "15,000", reminders: "yes" })).status).toBe(302);
    expect(await db.contact.findUniqueOrThrow({ where: { id: rafiq.id } })).toMatchObject({
      khataLimit: rupees(15_000),
      khataReminders: true,
    });
    expect((await send(`/${rafiq.id}?act=correct`, { amount: "-250", note: "typed twice", key: key() })).status).toBe(302);
    expect((await send(`/${rafiq.id}?act=correct`, { amount: "250", note: "", key: key() })).status).toBe(400);
    expect(await balanceOf(rafiq.id)).toBe(-250);
    const { html } = await open(`/${rafiq.id}`);
    expect(html).toContain("Khata limit changed");
    expect(html).toContain("typed twice");
  });

  test("puts an order that was delivered and not paid on khata", async () => {
    const order = await makeOrder({ customerPhone: rafiq.phone, status: "delivered", subtotal: rupees(300) });
    expect((await open(`/${rafiq.id}`)).html).toContain("Put on khata");
    const answer = await act(putOn, rafiq.id, { order: String(order.id), key: key() });
    expect(shownToast(answer)).toContain("is on the khata of Ustad Rafiq");
    expect(await balanceOf(rafiq.id)).toBe(400);
    expect((await open(`/${rafiq.id}`)).html).not.toContain("Put on khata");
  });
});

describe("a blocked contact", () => {
  test("orders nothing by phone and gets nothing on khata until the block is taken back", async () => {
    const undo = await act(block, rafiq.id);
    expect(shownToast(undo)).toBe("Ustad Rafiq is blocked.");
    const delivery = { delivery_address: "House 12", delivery_zone: "Gulgasht Colony" };
    const basket = JSON.stringify([{ name: "Soap", quantity: 1000, price: 10_000 }]);
    const order = { kind: "phone", customer_name: "Rafiq", customer_phone: rafiq.phone, ...delivery, basket };
    const refused = await sellAt(admin)(order);
    expect(refused.html).toContain("Ustad Rafiq is blocked");
    expect(shownToast(await act(unblock, rafiq.id))).toBe("Orders of Ustad Rafiq are taken again.");
    expect((await sellAt(admin)(order)).status).toBe(302);
  });
});

describe("two numbers of one person", () => {
  test("are compared, and merged with nothing lost: orders, notes, the higher limit, and balances that add up", async () => {
    const other = await makeContact({
      name: "Rafiq Karyana",
      khataLimit: rupees(4000),
      notes: "Has a scooter",
      address: "Shop 4",
    });
    await owe(rafiq.id, 1000);
    await owe(other.id, 500);
    await makeOrder({ customerPhone: other.phone });
    const { html } = await open(`/${rafiq.id}/merge?phone=${encodeURIComponent(other.phone)}`);
    expect(html.replaceAll("\u00a0", " ")).toContain("Owes after it: Rs. 1,500");
    const merged = await act(merge, rafiq.id, { other: String(other.id), name: "theirs" });
    expect(shownToast(merged)).toBe("Both numbers are Rafiq Karyana now.");
    expect(await db.contact.findUniqueOrThrow({ where: { id: rafiq.id } })).toMatchObject({
      ...{ name: "Rafiq Karyana", notes: "Pays on the first\nHas a scooter", address: "Shop 4" },
      ...{ khataLimit: rupees(10_000), khataBalance: rupees(1500) },
    });
    expect(await balanceOf(other.id)).toBe(0);
    expect((await open(`/${rafiq.id}`)).html).toContain("1 order");
    expect((await open(`/${other.id}`)).html).toContain("This number belongs to Rafiq Karyana now");
    expect(namesIn((await open("?q=karyana")).html)).toHaveLength(1);
    const apart = await act(separate, rafiq.id, { other: String(other.id) });
    expect(shownToast(apart)).toContain("is a contact of its own again");
    expect([await balanceOf(rafiq.id), await balanceOf(other.id)]).toEqual([1000, 500]);
  });

  test("a number that no contact has, or its own, is refused with a sentence", async () => {
    const answer = await open(`/${rafiq.id}/merge?phone=0300-0000009`);
    expect(answer.status).toBe(302);
    const own = await act(merge, rafiq.id, { other: String(rafiq.id) });
    expect(shownFailure(own)).toBe("That is the same contact.");
    const gone = await act(merge, rafiq.id, { other: "99999999" });
    expect(shownFailure(gone)).toBe("This contact is not there any more.");
  });
});
