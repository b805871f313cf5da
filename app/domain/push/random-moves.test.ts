import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { deliverOutbox } from "#app/domain/messaging/deliver-outbox.server.ts";
import { saveOrder } from "#app/domain/orders/save-order.server.ts";
import type { OrderStatus } from "#app/domain/orders/status.ts";
import { undoMove } from "#app/domain/orders/undo-move.server.ts";
import { now, setClock } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { randomFrom } from "#prisma/seed/random.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { startPushService } from "#tests/fixtures/push-service.ts";
import { subscribe } from "#tests/fixtures/subscribe.ts";
import { pushes } from "./pushes.server.ts";

let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.stop());
afterEach(() => setClock(null));

const titles: Record<OrderStatus, string> = {
  pending: "is waiting",
  confirmed: "is confirmed",
  preparing: "is being packed",
  "out for delivery": "is on its way",
  delivered: "delivered",
  cancelled: "was cancelled",
};
const statuses = ["confirmed", "preparing", "out for delivery", "delivered"] as const;
const pass = (seconds: number) => setClock(new Date(now().getTime() + seconds * 1000));

test.each([1, 2, 3])(
  "after any moves and undos the customer's last push tells the last status, and no undone move was told (%i)",
  async (seed) => {
    const random = randomFrom(seed);
    const { id: by } = await makeUser({ role: "admin" });
    const user = await makeUser();
    await subscribe(service, user);
    const order = await makeOrder({ userId: user.id });
    service.received.length = 0;
    const undone: number[] = [];

    /** Moves the order to another status and perhaps undoes that at once. */
    async function move(chanceOfUndo: number): Promise<void> {
      const { status: from } = await db.order.findUniqueOrThrow({ where: { id: order.id } });
      const to = random.pick(statuses.filter((status) => status !== from));
      const moved = await saveOrder(order.id, { status: to }, { version: null, by });
      if (!moved.ok) throw new Error(moved.refusal.code);
      const latest = { where: { userId: user.id }, orderBy: { id: "desc" } } as const;
      const { id: notification } = await db.notification.findFirstOrThrow(latest);
      if (!random.chance(chanceOfUndo)) return;
      const { ok } = await undoMove(order.id, { version: moved.value.version, to: moved.value.from, by });
      if (ok) undone.push(notification);
    }

    for (let step = 0; step < 12; step += 1) {
      await move(0.4);
      pass(random.pick([1, 3, 20]));
      if (random.chance(0.5)) await deliverOutbox(undefined, pushes);
    }
    // nothing newer than this undone move stops its push
    pass(30);
    await move(1);
    pass(30);
    await deliverOutbox(undefined, pushes);
    const { status } = await db.order.findUniqueOrThrow({ where: { id: order.id } });
    const told = service.received.map(({ word }) => word.title);
    if (status !== "pending") expect(told.at(-1)).toContain(titles[status as OrderStatus]);
    const sent = await db.outbox.findMany({ where: { channel: "push", status: "sent" }, select: { payload: true } });
    const pushed = sent.map(({ payload }) => (payload as { notification: number }).notification);
    expect(undone.length).toBeGreaterThan(0);
    expect(undone.filter((notification) => pushed.includes(notification))).toEqual([]);
  },
);
