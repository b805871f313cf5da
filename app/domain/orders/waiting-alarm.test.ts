import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { setClock } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { enqueueMessage, LimitReached } from "#app/platform/outbox.server.ts";
import { deliverDueMessages } from "#app/platform/outbox-delivery.server.ts";
import { findWaitingAlarm, watchWaiting } from "#app/platform/outbox-waiting.server.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import type { LiveMessage } from "./live-message.ts";
import { followOrders } from "./live-orders.server.ts";

const admin = await makeStaff("admin");
const viewer = await makeStaff("viewer", [
  { sectionKey: "orders", level: "view" },
  { sectionKey: "outbox", level: "view" },
]);
const start = new Date("2026-11-20T08:00:00Z");
const at = (minutes: number) => setClock(new Date(start.getTime() + minutes * 60_000));
const phone = "+923001112233";
const confirm = (orderId: number, channel: "whatsapp" | "email" = "whatsapp") =>
  enqueueMessage(db, {
    ...{ channel, kind: "order_confirmation", payload: {}, orderId },
    recipient: channel === "email" ? "sana@made.test" : phone,
  });
const sana = () => makeOrder({ customerName: "Sana Rafiq", customerPhone: phone, whatsappPhone: null });

beforeEach(() => at(0));
afterEach(async () => {
  setClock(null);
  await db.outbox.deleteMany();
  await db.outboxLane.deleteMany();
});

describe("a customer who waits longer than five minutes for a message", () => {
  test("is named on every page of the back office, with what skips the message and what calls them, in both languages", async () => {
    const { id } = await sana();
    await confirm(id);
    const { id: message } = await db.outbox.findFirstOrThrow();
    at(4.9);
    expect(await findWaitingAlarm()).toBeNull();
    expect((await openAdmin("/admin/outbox", admin)).html).not.toContain("longer than 5 minutes");
    at(5.1);
    const number = String(id).padStart(6, "0");
    const { html } = await openAdmin("/admin/outbox", admin);
    expect(html).toContain(`1 customer waits for a message longer than 5 minutes. The oldest is for Sana Rafiq, #${number}.`);
    expect(html).toContain(`action="/admin/outbox/${message}?do=cancel"`);
    expect(html).toContain(`href="tel:${phone}"`);
    expect(html).toContain('href="https://wa.me/923001112233"');
    const { html: roman } = await openAdmin("/admin/outbox", { ...admin, lang: "ur" });
    expect(roman).toContain(
      `1 customer 5 minute se zyada se paigham ke intezar mein hai. Sab se purana: Sana Rafiq, #${number}.`,
    );
  });

  test("shows no number and skips nothing for who may neither reach people nor edit", async () => {
    const { id } = await sana();
    await confirm(id);
    at(6);
    const { html } = await openAdmin("/admin/outbox", viewer);
    expect(html).toContain("The oldest is for Sana Rafiq");
    expect(html).not.toContain(phone);
    expect(html).not.toContain("?do=cancel");
  });

  test("comes to open desks with the minute, without any event, and goes; a locked desk reads no name", async () => {
    const texts: Record<"open" | "masked" | "locked", LiveMessage>[] = [];
    const desk = followOrders({
      send: ({ open, masked, locked }) =>
        void texts.push({ open: JSON.parse(open), masked: JSON.parse(masked), locked: JSON.parse(locked) }),
      end: () => undefined,
    });
    await desk.ready;
    const { id } = await sana();
    await confirm(id);
    await watchWaiting();
    at(6);
    await watchWaiting();
    await expect
      .poll(() => texts.at(-1)?.open.state.waiting)
      .toMatchObject({ customers: 1, oldest: { name: "Sana Rafiq", phone } });
    expect(texts.at(-1)?.masked.state.waiting?.oldest).toMatchObject({ name: "Sana Rafiq", phone: null });
    expect(texts.at(-1)?.locked.state.waiting?.oldest).toMatchObject({ name: null, phone: null, orderId: null });
    await deliverDueMessages({ "whatsapp/order_confirmation": async () => undefined });
    await watchWaiting();
    await expect.poll(() => texts.at(-1)?.open.state.waiting).toBeUndefined();
    desk.stop();
  });

  test("counts once, however many messages they wait for", async () => {
    for (let nth = 0; nth < 3; nth++) await confirm((await sana()).id);
    at(6);
    expect(await findWaitingAlarm()).toMatchObject({ customers: 1 });
  });
});

test("the used-up number of the day is said in the alarm and on the rows that wait for it, in both languages", async () => {
  await confirm((await sana()).id);
  const paces = async () => ({ whatsapp: { least: 0, most: 0, perDay: 0 } });
  await deliverDueMessages({ "whatsapp/order_confirmation": async () => undefined }, undefined, paces);
  at(6);
  for (const [lang, alarm, held] of [
    ["en", "Today's number of messages is used up.", "today's number is used up"],
    ["ur", "Aaj ke paigham ki hadd poori ho gayi.", "aaj ki hadd poori ho gayi"],
  ] as const) {
    const { html } = await openAdmin("/admin/outbox", { ...admin, lang });
    expect(html).toContain(alarm);
    expect(html).toContain(held);
    const { orderId } = await db.outbox.findFirstOrThrow();
    expect((await openAdmin(`/admin/orders/${orderId}`, { ...admin, lang })).html).toContain(held);
  }
});

describe("nobody waits", () => {
  test("for a bulk message, a push, or what is written to the shop", async () => {
    const { id: orderId } = await sana();
    await enqueueMessage(db, { channel: "whatsapp", kind: "new_order_admin", payload: {}, recipient: phone, orderId });
    await enqueueMessage(db, { channel: "whatsapp", kind: "cart_reminder", payload: { reminder: 1 }, recipient: phone });
    await enqueueMessage(db, { channel: "push", kind: "notification", payload: { notification: 1 }, recipient: "1", orderId });
    at(60);
    expect(await findWaitingAlarm()).toBeNull();
  });

  test("who was told the same by another channel", async () => {
    const { id } = await sana();
    await confirm(id);
    await confirm(id, "email");
    await deliverDueMessages({ "email/order_confirmation": async () => undefined });
    await db.outbox.updateMany({ where: { channel: "whatsapp" }, data: { status: "waiting" } });
    at(60);
    expect(await findWaitingAlarm()).toBeNull();
  });

  test("before the hour at which a message may leave, nor for one that is to leave later", async () => {
    const { id } = await sana();
    await confirm(id);
    const night = new LimitReached("the customer is asleep", new Date(start.getTime() + 60 * 60_000), "night");
    await deliverDueMessages({ "whatsapp/order_confirmation": () => Promise.reject(night) });
    at(60);
    expect(await findWaitingAlarm()).toBeNull();
    at(66);
    expect(await findWaitingAlarm()).toMatchObject({ customers: 1 });
  });
});
