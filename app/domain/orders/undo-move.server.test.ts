import { afterAll, beforeEach, expect, test } from "vitest";
import { setClock } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { moveOrders } from "./move-orders.server.ts";
import { saveOrder } from "./save-order.server.ts";
import type { OrderStatus } from "./status.ts";
import { undoMove } from "./undo-move.server.ts";

const start = new Date("2026-11-20T10:00:00+05:00");
const later = (seconds: number) => setClock(new Date(start.getTime() + seconds * 1000));
beforeEach(() => later(0));
afterAll(() => setClock(null));

const { id: by } = await makeUser({ role: "admin" });
const { id: colleague } = await makeUser({ role: "admin" });

const codeOf = (outcome: Awaited<ReturnType<typeof undoMove>>) => (outcome.ok ? "undone" : outcome.refusal.code);

async function move(id: number, to: OrderStatus) {
  const outcome = await saveOrder(id, { status: to }, { version: null, by });
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.value;
}

async function undo(id: number, to: OrderStatus) {
  const { from, version } = await move(id, to);
  return codeOf(await undoMove(id, { version, to: from, by }));
}

const statusOf = async (id: number) => (await db.order.findUniqueOrThrow({ where: { id } })).status;

test("a press is taken back as if it had not been: no word in the inbox, none on its way out before the last moment to take it back", async () => {
  const customer = await makeUser();
  await signIn(customer);
  const { tokenHash: sessionHash } = await db.session.findFirstOrThrow({ where: { userId: customer.id } });
  await db.pushSubscription.create({
    data: { userId: customer.id, sessionHash, endpoint: "https://push.test/1", p256dh: "p", auth: "a" },
  });
  const { id } = await makeOrder({ userId: customer.id });
  const { version, from } = await move(id, "out for delivery");
  expect(await db.notification.count({ where: { userId: customer.id } })).toBe(1);
  const waiting = await db.outbox.findMany({ where: { kind: "notification", status: "waiting" } });
  const { createdAt: movedAt } = await db.orderEvent.findFirstOrThrow({ where: { orderId: id }, orderBy: { id: "desc" } });
  expect(waiting.map(({ notBefore }) => notBefore.getTime() - movedAt.getTime() >= 12_000)).toEqual([true]);
  later(7);
  expect(codeOf(await undoMove(id, { version, to: from, by }))).toBe("undone");
  expect(await statusOf(id)).toBe("pending");
  expect(await db.notification.count({ where: { userId: customer.id } })).toBe(0);
  expect(await db.outbox.count({ where: { kind: "notification" } })).toBe(0);
});

test("stock and slot follow a cancelling that is taken back", async () => {
  const product = await makeProduct({ stockQuantity: 5000 });
  const { id } = await makeOrder({ product, quantity: 2000 });
  expect(await undo(id, "cancelled")).toBe("undone");
  expect((await db.product.findUniqueOrThrow({ where: { id: product.id } })).stockQuantity).toBe(3000);
  expect(await db.payment.findFirstOrThrow({ where: { orderId: id } })).toMatchObject({ status: "pending" });
});

test("an order that comes back to delivered was delivered when it was", async () => {
  const { id } = await makeOrder();
  await move(id, "delivered");
  later(600);
  const { version, from } = await move(id, "preparing");
  await undoMove(id, { version, to: from, by });
  const { deliveredAt } = await db.order.findUniqueOrThrow({ where: { id } });
  expect((deliveredAt?.getTime() ?? 0) - start.getTime()).toBeLessThan(60_000);
});

test("neither later, nor somebody else's, nor after another save", async () => {
  const { id } = await makeOrder();
  const { version, from } = await move(id, "confirmed");
  expect(codeOf(await undoMove(id, { version, to: from, by: colleague }))).toBe("order.too-late-to-undo");
  expect(codeOf(await undoMove(id, { version: version - 1, to: from, by }))).toBe("order.too-late-to-undo");
  expect(codeOf(await undoMove(id, { version, to: "delivered", by }))).toBe("order.too-late-to-undo");
  later(20);
  expect(codeOf(await undoMove(id, { version, to: from, by }))).toBe("order.too-late-to-undo");
  expect(await statusOf(id)).toBe("confirmed");
});

test("of many orders those that can move do; a stale one stays and says where it is", async () => {
  const orders = await Promise.all([makeOrder(), makeOrder(), makeOrder({ status: "preparing" })]);
  const [first, stale, there] = orders.map(({ id }) => id);
  const marked = [first, stale, there].map((id = 0) => ({ id, version: id === stale ? 7 : 1 }));
  const report = await moveOrders(marked, { to: "preparing", by });
  expect(report.moved).toEqual([{ id: first, from: "pending", version: 2, toRefund: 0 }]);
  expect(report.refused.map(({ id, refusal, status }) => [id, refusal.code, status])).toEqual([
    [stale, "order.changed-meanwhile", "pending"],
  ]);
});
