import { createHmac } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { deliverOutbox } from "#app/domain/messaging/deliver-outbox.server.ts";
import { now, setClock } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { enqueueMessage } from "#app/platform/outbox.server.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { gatewayOfFile } from "#tests/fixtures/order-messages.ts";
import { setWhatsapp } from "#tests/fixtures/whatsapp-gateway.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { action } from "./whatsapp.incoming.ts";

const { gateway } = await gatewayOfFile();
const admin = await makeStaff("admin");
const secret = "only the gateway knows this";
const noon = new Date("2026-11-20T07:00:00Z");

beforeEach(async () => {
  setClock(noon);
  await setWhatsapp({ incoming: { is_enabled: true, secret } });
});

async function post(posted: object, by = secret): Promise<number> {
  const body = JSON.stringify(posted);
  const headers = { "X-Signature": `sha256=${createHmac("sha256", by).update(body).digest("hex")}` };
  const request = new Request("http://shop.test/api/whatsapp/incoming", { method: "POST", body, headers });
  return (await action({ request, params: {}, context: {} } as never)).status;
}

/** A message that the gateway took, which named it `wamid-{order}`. */
async function sent() {
  const order = await makeOrder({ customerPhone: "+923001112233", customerEmail: null });
  const body = JSON.stringify({ status: 100, message: "success", id: `wamid-${order.id}` });
  gateway.behaviour.answer = { status: 200, body };
  await enqueueMessage(db, {
    ...{ channel: "whatsapp", kind: "order_confirmation", payload: {}, recipient: "+923001112233" },
    orderId: order.id,
  });
  await deliverOutbox();
  return { order, id: `wamid-${order.id}` };
}
const row = () => db.outbox.findFirstOrThrow({ orderBy: { id: "asc" }, include: { entries: { orderBy: { id: "asc" } } } });
const actions = async () => (await row()).entries.map(({ action: name }) => name);
const pass = (minutes: number) => setClock(new Date(now().getTime() + minutes * 60_000));

describe("what the gateway says later of a message", () => {
  test("is noted once, by its own number or the shop's key, and shown on the message and on the order, in both languages", async () => {
    const { order, id } = await sent();
    expect(await post({ id, status: "delivered" })).toBe(204);
    expect(await post({ id, status: "DELIVERY_ACK" })).toBe(204);
    pass(1);
    const { id: number } = await row();
    expect(await post({ key: `outbox-${number}`, status: "read" })).toBe(204);
    expect(await post({ key: `outbox-${number}`, status: "played" })).toBe(204);
    expect(await row()).toMatchObject({ status: "sent", deliveredAt: expect.any(Date), readAt: expect.any(Date) });
    expect(await actions()).toEqual(["sent", "delivered", "read"]);
    for (const [lang, word, entry] of [
      ["en", "read", "Delivered to the phone on"],
      ["ur", "parh liya", "phone par pohancha"],
    ] as const) {
      const { html } = await openAdmin(`/admin/orders/${order.id}`, { ...admin, lang });
      expect(html).toMatch(new RegExp(` · ${word}<`));
      expect((await openAdmin(`/admin/outbox/${number}`, { ...admin, lang })).html).toContain(entry);
      expect((await openAdmin("/admin/outbox", { ...admin, lang })).html).toContain(`title="${word}"`);
    }
  });

  test.each([
    [
      ["read", "delivered", "failed"],
      { deliveredAt: expect.any(Date), readAt: expect.any(Date), bouncedAt: null },
      ["sent", "read"],
    ],
    [["delivered", "failed"], { deliveredAt: expect.any(Date), readAt: null, bouncedAt: null }, ["sent", "delivered"]],
    [["failed", "failed", "delivered"], { deliveredAt: expect.any(Date), bouncedAt: null }, ["sent", "bounced", "delivered"]],
    [["sent", "server_ack", "pending"], { deliveredAt: null, readAt: null, bouncedAt: null }, ["sent"]],
  ] as const)("never goes back, in whatever order it comes: %j", async (statuses, stands, entries) => {
    const { id } = await sent();
    for (const status of statuses) expect(await post({ id, status, reason: "131026" })).toBe(204);
    expect(await row()).toMatchObject(stands);
    expect(await actions()).toEqual(entries);
  });

  test("comes to nothing for a number that nobody knows, for a message of another channel, and without the secret", async () => {
    const { id } = await sent();
    const other = await db.outbox.create({
      data: { channel: "email", recipient: "a@made.test", kind: "suggestion", payload: {}, status: "sent" },
    });
    for (const posted of [
      { id: "wamid-unknown", status: "read" },
      { key: "outbox-999999999", status: "read" },
      { key: "order-1", status: "read" },
      { key: `outbox-${other.id}`, status: "read" },
    ])
      expect(await post(posted)).toBe(204);
    expect(await post({ id, status: "read" }, "a secret of somebody else")).toBe(401);
    expect(await post({ id, status: "exploded" })).toBe(400);
    expect(await db.outbox.count({ where: { readAt: { not: null } } })).toBe(0);
    expect(await db.whatsappIncoming.count()).toBe(0);
  });

  test("settles a message that was perhaps sent: it arrived, so it is not tried again", async () => {
    await sent();
    await db.outbox.updateMany({ data: { status: "waiting", unanswered: 1, sentAt: null, messageId: null, notBefore: noon } });
    const { id } = await row();
    expect(await post({ key: `outbox-${id}`, status: "delivered" })).toBe(204);
    expect(await row()).toMatchObject({ status: "sent", sentAt: expect.any(Date) });
    pass(10);
    expect(await deliverOutbox()).toBe(0);
  });
});
