import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { saveOrder } from "#app/domain/orders/save-order.server.ts";
import type { OrderStatus } from "#app/domain/orders/status.ts";
import { undoMove } from "#app/domain/orders/undo-move.server.ts";
import { now, setClock } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { claimMessages } from "#app/platform/outbox-claims.server.ts";
import { randomFrom } from "#prisma/seed/random.ts";
import { setNoon } from "#tests/fixtures/at-noon.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { setWhatsapp, startGateway } from "#tests/fixtures/whatsapp-gateway.ts";
import { deliverOutbox } from "./deliver-outbox.server.ts";

let gateway: Awaited<ReturnType<typeof startGateway>>;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());
beforeEach(async () => {
  setNoon(); // at night customers are not written to
  const status_update = "is now {status}";
  const templates = { out_for_delivery: "is now out for delivery", status_update };
  await setWhatsapp({
    api_config: { base_url: gateway.baseUrl, cred_id: "shop-1" },
    message_templates: templates,
    pace: { min_seconds: 0, max_seconds: 0, daily_cap: 100_000 },
  });
  gateway.messages.length = 0;
});
afterEach(async () => {
  setClock(null);
  await db.outbox.deleteMany();
  await db.outboxLane.deleteMany();
});

const pass = (seconds: number) => setClock(new Date(now().getTime() + seconds * 1000));
const statuses = ["confirmed", "preparing", "out for delivery", "delivered"] as const;
const whatsapp = { channel: "whatsapp", kind: "order_status" } as const;
const unpaced = { least: 0, most: 0, perDay: 100_000 };

/** A process takes a message and ends before it is sent; its answer is overdue or its lease has run out before the next step. */
async function die(random: ReturnType<typeof randomFrom>): Promise<void> {
  const { messages } = await claimMessages("whatsapp", 1, unpaced);
  if (messages.length > 0) pass(random.pick([31, 601]));
}

/** Status messages as their rows stand, the last sent last. */
const sentStatuses = async () => {
  const rows = await db.outbox.findMany({
    where: { ...whatsapp, status: "sent" },
    orderBy: { sentAt: "asc" },
  });
  return rows.map(({ payload }) => (payload as { status: OrderStatus }).status);
};

test.each([1, 2, 3, 4, 5, 6])(
  "after any moves, undos and restarts the customer's last message tells the last status, and no undone move was told (%i)",
  async (seed) => {
    const random = randomFrom(seed);
    const { id: by } = await makeUser({ role: "admin" });
    const order = await makeOrder();
    const undone: bigint[] = [];
    for (let step = 0; step < 14; step += 1) {
      const { status: from } = await db.order.findUniqueOrThrow({ where: { id: order.id } });
      const to = random.pick(statuses.filter((status) => status !== from));
      const moved = await saveOrder(order.id, { status: to }, { version: null, by });
      if (!moved.ok) throw new Error(moved.refusal.code);
      const { id: message } = await db.outbox.findFirstOrThrow({
        where: { orderId: order.id, ...whatsapp },
        orderBy: { id: "desc" },
      });
      const isUndone =
        random.chance(0.4) && (await undoMove(order.id, { version: moved.value.version, to: moved.value.from, by })).ok;
      if (isUndone) undone.push(message);
      pass(random.pick([1, 3, 20]));
      if (random.chance(0.3)) await die(random);
      if (random.chance(0.4)) await deliverOutbox();
    }
    for (let round = 0; round < 3; round += 1) {
      pass(700);
      await deliverOutbox();
    }
    const { status } = await db.order.findUniqueOrThrow({ where: { id: order.id } });
    const told = await sentStatuses();
    expect(await db.outbox.count({ where: { channel: "whatsapp", status: "waiting" } })).toBe(0);
    expect(gateway.messages).toHaveLength(told.length);
    if (status !== "pending") expect(told.at(-1)).toBe(status);
    expect(undone.length).toBeGreaterThan(0);
    expect(await db.outbox.count({ where: { id: { in: undone }, status: "sent" } })).toBe(0);
  },
);

test("of two status messages that are due the older one is never sent: the customer reads the newest alone", async () => {
  const { id: by } = await makeUser({ role: "admin" });
  const order = await makeOrder();
  for (const status of ["confirmed", "preparing"] as const) {
    await saveOrder(order.id, { status }, { version: null, by });
    pass(20);
  }
  await deliverOutbox();
  expect(await sentStatuses()).toEqual(["preparing"]);
  const [older] = await db.outbox.findMany({ where: { orderId: order.id, channel: "whatsapp" }, orderBy: { id: "asc" } });
  expect(older).toMatchObject({ status: "dead", tries: 0, droppedAt: expect.any(Date), lastError: "overtaken by newer word" });
  expect(gateway.messages).toHaveLength(1);
});

test("a status message that failed is dropped when a newer one about its order is due, and one of another order is not", async () => {
  const { id: by } = await makeUser({ role: "admin" });
  const [order, other] = [await makeOrder(), await makeOrder({ customerPhone: "+923017777777" })];
  gateway.behaviour.answer = { status: 500, body: '"failed send message"' };
  for (const { id } of [order, other]) await saveOrder(id, { status: "confirmed" }, { version: null, by });
  pass(20);
  await deliverOutbox();
  gateway.behaviour.answer = null;
  await saveOrder(order.id, { status: "preparing" }, { version: null, by });
  pass(20 * 60);
  await deliverOutbox();
  const rows = await db.outbox.findMany({ where: { channel: "whatsapp" }, orderBy: { id: "asc" } });
  expect(rows.map(({ orderId, status }) => [orderId, status])).toEqual([
    [order.id, "dead"],
    [other.id, "sent"],
    [order.id, "sent"],
  ]);
});
