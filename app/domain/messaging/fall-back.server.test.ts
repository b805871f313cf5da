import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Order, User } from "#app/generated/prisma/client.ts";
import { setClock } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { type EnqueuedMessage, enqueueMessage } from "#app/platform/outbox.server.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { gatewayOfFile } from "#tests/fixtures/order-messages.ts";
import { startPushService } from "#tests/fixtures/push-service.ts";
import { subscribe } from "#tests/fixtures/subscribe.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { pushes } from "../push/pushes.server.ts";
import { actOnMessage } from "./act-on-message.server.ts";
import { deliverOutbox } from "./deliver-outbox.server.ts";

const { gateway } = await gatewayOfFile();
const admin = await makeStaff("admin");
const start = new Date("2026-11-20T08:00:00Z");
const phone = "+923001112233";
const at = (minutes: number) => setClock(new Date(start.getTime() + minutes * 60_000));
const rows = (orderId: number) => db.outbox.findMany({ where: { orderId }, orderBy: { id: "asc" }, include: { entries: true } });
const ways = async (orderId: number) =>
  (await rows(orderId)).map(({ channel, kind, status, fallback, toldAt }) => [channel, kind, status, fallback, toldAt !== null]);
const deliver = () => deliverOutbox(undefined, pushes);

beforeEach(() => at(0));
afterEach(() => setClock(null));

const order = (wanted: Partial<Order> & { user?: User } = {}) =>
  makeOrder({ customerPhone: phone, customerEmail: null, ...wanted });
const confirm = (orderId: number) =>
  enqueueMessage(db, { channel: "whatsapp", kind: "order_confirmation", payload: {}, recipient: phone, orderId });
const move = (orderId: number, status: string, channel: "whatsapp" | "email" = "whatsapp") =>
  enqueueMessage(db, {
    ...{ channel, kind: "order_status", payload: { status } },
    ...{ recipient: channel === "email" ? "sana@made.test" : phone, orderId },
  } as EnqueuedMessage);

/** Delivers at several times, minutes after the start. */
async function deliverAt(...minutes: number[]) {
  for (const count of minutes) {
    at(count + 0.1);
    await deliver();
  }
}

describe("a customer whose number is not on WhatsApp", () => {
  beforeEach(() => gateway.behaviour.notOnWhatsapp.add(phone));

  test("has the confirmation by e-mail, and the order's page says so", async () => {
    const { id } = await order({ customerEmail: "sana@made.test" });
    await confirm(id);
    await deliverAt(0, 1, 2, 3);
    expect(await ways(id)).toEqual([
      ["whatsapp", "order_confirmation", "dead", "email", true],
      ["email", "order_confirmation", "sent", null, false],
    ]);
    expect((await openAdmin(`/admin/orders/${id}`, admin)).html).toContain("not reached: told by e-mail");
    expect((await openAdmin(`/admin/orders/${id}`, { ...admin, lang: "ur" })).html).toContain(
      "nahin pohancha: e-mail se bata diya",
    );
  });

  test("has no second e-mail where one says the same already", async () => {
    const { id } = await order({ customerEmail: "sana@made.test", status: "confirmed" });
    await move(id, "confirmed");
    await move(id, "confirmed", "email");
    await deliverAt(0, 1, 2);
    expect(await ways(id)).toEqual([
      ["whatsapp", "order_status", "dead", "email", true],
      ["email", "order_status", "sent", null, false],
    ]);
  });

  test("without an e-mail address has a push of it on every browser of the account", async () => {
    const service = await startPushService();
    const user = await makeUser();
    await subscribe(service, user);
    const { id } = await order({ userId: user.id });
    await confirm(id);
    await deliverAt(0, 1, 2, 3);
    expect(service.received.map(({ word }) => word.title)).toEqual([`Order #${String(id).padStart(6, "0")} received`]);
    expect((await ways(id))[0]).toEqual(["whatsapp", "order_confirmation", "dead", "push", true]);
    await service.stop();
  });

  test("and who can be reached no other way stands on the list of calls, once for all messages of the order", async () => {
    const { id } = await order({ customerName: "Sana Rafiq" });
    await confirm(id);
    await deliverAt(0, 1);
    await move(id, "confirmed");
    await deliverAt(2, 3, 4);
    const listed = (await openAdmin("/admin/outbox?state=call", admin)).html;
    expect(listed.match(/To be called<\/span>/g)?.length).toBe(2);
    const [first] = await rows(id);
    const { html } = await openAdmin(`/admin/outbox/${first?.id}`, admin);
    expect(html).toContain(`href="tel:${phone}"`);
    expect(html).toContain('href="https://wa.me/923001112233"');
    expect(await actOnMessage(Number(first?.id), "called", { by: admin.id })).toMatchObject({ ok: true });
    expect((await openAdmin("/admin/outbox?state=call", admin)).html).not.toContain("To be called</span>");
    expect((await openAdmin(`/admin/orders/${id}`, admin)).html).toContain("not reached: told on the phone");
    expect((await rows(id))[0]?.entries.map(({ action }) => action)).toEqual(["never", "to-call", "called"]);
    await deliverAt(5, 6);
    expect((await rows(id)).length).toBe(2);
  });
});

describe("while WhatsApp is down", () => {
  beforeEach(() => {
    gateway.behaviour.session = "scan";
  });

  test("nobody is told another way before a quarter of an hour, then each is told once: what they heard by e-mail does not come again by WhatsApp", async () => {
    const { id } = await order({ customerEmail: "sana@made.test" });
    await confirm(id);
    await deliverAt(0, 5, 10, 14);
    expect(await ways(id)).toEqual([["whatsapp", "order_confirmation", "waiting", null, false]]);
    await deliverAt(16, 17, 18);
    expect(await ways(id)).toEqual([
      ["whatsapp", "order_confirmation", "dead", "email", true],
      ["email", "order_confirmation", "sent", null, false],
    ]);
    gateway.behaviour.session = "connected";
    await deliverAt(20, 21);
    expect(gateway.messages).toEqual([]);
  });

  test("who stands on the list of calls gets the message all the same when WhatsApp works before anybody called", async () => {
    const { id } = await order();
    await confirm(id);
    await deliverAt(0, 10, 16, 17);
    expect(await ways(id)).toEqual([["whatsapp", "order_confirmation", "waiting", "call", false]]);
    expect((await openAdmin("/admin/outbox?state=call", admin)).html).toContain("To be called</span>");
    gateway.behaviour.session = "connected";
    await deliverAt(20, 21);
    expect(gateway.messages).toHaveLength(1);
    expect((await openAdmin("/admin/outbox?state=call", admin)).html).not.toContain("To be called</span>");
  });

  test("who was called hears nothing more of it", async () => {
    const { id } = await order();
    await confirm(id);
    await deliverAt(0, 16, 17);
    const [row] = await rows(id);
    expect(await actOnMessage(Number(row?.id), "called", { by: admin.id })).toMatchObject({ ok: true });
    gateway.behaviour.session = "connected";
    await deliverAt(20, 21);
    expect(gateway.messages).toEqual([]);
  });
});

test("a message that did not arrive after all is told another way too", async () => {
  const { id } = await order({ customerEmail: "sana@made.test" });
  await confirm(id);
  await deliver();
  await db.outbox.updateMany({ where: { orderId: id }, data: { bouncedAt: start } });
  await deliverAt(1, 2, 3);
  expect(await ways(id)).toEqual([
    ["whatsapp", "order_confirmation", "sent", "email", true],
    ["email", "order_confirmation", "sent", null, false],
  ]);
});

test("what left as it should is told no other way", async () => {
  const { id } = await order({ customerEmail: "sana@made.test" });
  await confirm(id);
  await deliverAt(0, 1, 20, 40);
  expect(await ways(id)).toEqual([["whatsapp", "order_confirmation", "sent", null, false]]);
});
