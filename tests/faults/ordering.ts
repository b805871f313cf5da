import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "pg";
import { auditOrders } from "#tests/bench/rig/audit-orders.ts";
import { acknowledged, checkoutRequest } from "#tests/bench/rig/checkout-request.ts";
import { HttpConnection } from "#tests/bench/rig/http-connection.ts";
import type { Shopper } from "#tests/bench/rig/shoppers.ts";
import type { Shop } from "#tests/bench/rig/start-shop.ts";
import { noFaults, type Verdict } from "./verdict.ts";

/** The state of the run: which server is running, who is still to order, what was acknowledged, refused, or broken off and tried again. */
export type Course = { shop: Shop; waiting: Shopper[]; acknowledged: Map<number, number>; refused: string[]; broken: string[] };

/** Whether a customer retries after a status of 500 and more too, not only without a response. `pause`: before the retry, milliseconds. */
type Manner = { retriesErrors?: boolean; pause?: number };

/** One customer's order, tried again under the same key, as a browser would, until the shop has answered. */
async function orderUntilAnswered(course: Course, shopper: Shopper, { retriesErrors = false }: Manner): Promise<void> {
  for (;;) {
    const line = new HttpConnection(course.shop.origin);
    try {
      const answer = await line.ask(checkoutRequest(course.shop.origin, shopper, { key: `order-of-${shopper.userId}` }));
      const order = acknowledged(answer);
      if (order !== null) course.acknowledged.set(shopper.userId, order);
      else if (retriesErrors && answer.status >= 500) throw new Error("The shop could not.");
      else course.refused.push(`customer ${shopper.userId} was answered ${answer.status}`);
      return;
    } catch (problem) {
      course.broken.push(`customer ${shopper.userId}: ${problem}`);
      await sleep(20); // the server is gone; it comes back
    } finally {
      line.hangUp();
    }
  }
}

/** Has one customer after the other order, until nobody is waiting. */
export async function shopOn(course: Course, manner: Manner = {}): Promise<void> {
  for (let shopper = course.waiting.pop(); shopper; shopper = course.waiting.pop()) {
    await orderUntilAnswered(course, shopper, manner);
    if (manner.pause) await sleep(manner.pause);
  }
}

/** Each customer ordered exactly once, and it is the order of their response. */
export async function listMisplaced(client: Client, course: Course, newest: number): Promise<string[]> {
  const { rows } = await client.query<{ id: number; user_id: number }>("SELECT id, user_id FROM orders WHERE id > $1", [newest]);
  const faults = rows
    .filter(({ id, user_id }) => course.acknowledged.get(user_id) !== id)
    .map(({ id, user_id }) => `order ${id} of customer ${user_id}, who was told of ${course.acknowledged.get(user_id)}`);
  const there = new Set(rows.map(({ id }) => id));
  const lost = [...course.acknowledged.values()].filter((id) => !there.has(id)).map((id) => `order ${id} is not there`);
  return [...faults, ...lost];
}

/** What must hold of a course's orders at its end: each acknowledged one is there and whole, and no other. */
export async function judgeOrders(client: Client, course: Course, newest: number): Promise<Verdict[]> {
  return [
    noFaults(
      "each acknowledged order is there, and no other",
      await listMisplaced(client, course, newest),
      `${course.acknowledged.size} kept`,
    ),
    noFaults("none is half an order, every stock figure is its ledger's sum", await auditOrders(client, newest), "all whole"),
  ];
}
