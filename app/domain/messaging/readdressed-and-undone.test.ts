import { expect, test } from "vitest";
import { withdrawReminders } from "#app/domain/accounts/withdraw-reminders.server.ts";
import { saveDelivery } from "#app/domain/orders/save-delivery.server.ts";
import { saveOrder } from "#app/domain/orders/save-order.server.ts";
import { undoMove } from "#app/domain/orders/undo-move.server.ts";
import { now, setClock } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { enqueueMessage } from "#app/platform/outbox.server.ts";
import { noon, setNoon } from "#tests/fixtures/at-noon.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { makeZone } from "#tests/fixtures/make-zone.ts";
import { gatewayOfFile } from "#tests/fixtures/order-messages.ts";
import { actOnMessage } from "./act-on-message.server.ts";
import { deliverOutbox } from "./deliver-outbox.server.ts";

const { gateway } = await gatewayOfFile();
const [wrong, right] = ["+923012345678", "+923015556677"];
const pass = (seconds: number) => setClock(new Date(now().getTime() + seconds * 1000));
const order = () => makeOrder({ createdAt: noon(), events: { create: { status: "pending", createdAt: noon() } } });

/** What the customer of an order is sent on WhatsApp: that it came in, and that it is confirmed. */
async function enqueueTo(recipient: string, orderId: number) {
  await enqueueMessage(db, { channel: "whatsapp", kind: "order_confirmation", payload: {}, recipient, orderId });
}

const correctPhone = (id: number, by: number) =>
  saveDelivery(
    id,
    {
      delivery: {
        ...{ customerName: "Ayesha Khan", customerPhone: right, deliveryZone: "Gulgasht Colony" },
        ...{ deliveryAddress: "House 12, Street 4", landmark: null },
      },
      charge: null,
      agreedTotal: null,
    },
    { author: { kind: "staff", id: by }, version: null, key: null } as unknown as Parameters<typeof saveDelivery>[2],
  );

test("an order whose phone is corrected writes to nobody else any more: what waits and what failed there goes to the new number", async () => {
  setNoon();
  await makeZone();
  const { id: by } = await makeUser({ role: "admin" });
  const [waits, failed] = [await order(), await order()];
  gateway.behaviour.notOnWhatsapp.add(wrong);
  await enqueueTo(wrong, failed.id);
  await deliverOutbox();
  const dead = await db.outbox.findFirstOrThrow();
  expect(dead).toMatchObject({ status: "dead", droppedAt: null });
  gateway.behaviour.notOnWhatsapp.clear();
  gateway.behaviour.mood = "failing";
  await enqueueTo(wrong, waits.id);
  await enqueueMessage(db, { channel: "whatsapp", kind: "new_order_admin", payload: {}, recipient: wrong, orderId: waits.id });
  await deliverOutbox();
  for (const { id } of [waits, failed]) expect(await correctPhone(id, by)).toMatchObject({ ok: true });
  gateway.behaviour.mood = "well";
  await actOnMessage(Number(dead.id), "resend", { by });
  pass(120);
  await deliverOutbox();
  expect(gateway.messages.map(({ phone }) => phone).sort()).toEqual([wrong, right, right]); // the shop's own notice stays where it was
});

test("a reminder that waits for a number which its account has no more is withdrawn, that for its own stays", async () => {
  setNoon();
  const user = await makeUser();
  const { id: cartId } = await db.cart.create({ data: { userId: user.id } });
  const { id: reminder } = await db.cartReminder.create({ data: { cartId, userId: user.id, lastItemId: 1 } });
  for (const recipient of [user.phone ?? "", wrong])
    await enqueueMessage(db, { channel: "whatsapp", kind: "cart_reminder", payload: { reminder }, recipient });
  await withdrawReminders(db, user.id);
  const rows = await db.outbox.findMany({ orderBy: { id: "asc" } });
  expect(rows.map(({ recipient, status }) => [recipient, status])).toEqual([
    [user.phone, "waiting"],
    [wrong, "dead"],
  ]);
});

test("a confirmation that has not left when its order is confirmed waits for the undo: after that it is not needed, undone it leaves", async () => {
  setNoon();
  const { id: by } = await makeUser({ role: "admin" });
  const [stays, undone] = [await order(), await order()];
  for (const { id } of [stays, undone]) await enqueueTo(wrong, id);
  pass(60);
  const moves = [];
  for (const { id } of [stays, undone]) moves.push(await saveOrder(id, { status: "confirmed" }, { version: null, by }));
  pass(2);
  await deliverOutbox();
  expect(await db.outbox.count({ where: { kind: "order_confirmation", status: "waiting" } })).toBe(2);
  const [, second] = moves;
  if (!second?.ok) throw new Error("not moved");
  expect(await undoMove(undone.id, { version: second.value.version, to: "pending", by })).toMatchObject({ ok: true });
  for (let rounds = 0; rounds < 3; rounds++) {
    pass(15);
    await deliverOutbox();
  }
  const rows = await db.outbox.findMany({ where: { status: "sent" }, orderBy: { id: "asc" } });
  expect(rows.map(({ kind, orderId }) => [kind, orderId])).toEqual([
    ["order_confirmation", undone.id],
    ["order_status", stays.id],
  ]);
});
