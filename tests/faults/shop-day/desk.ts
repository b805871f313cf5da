import { setTimeout as sleep } from "node:timers/promises";
import type { LiveMessage } from "#app/domain/orders/live-message.ts";
import { catchUp, followOrders } from "#app/domain/orders/live-orders.server.ts";
import { db } from "#app/platform/db.server.ts";
import { timeLimit } from "../verdict.ts";
import { withRetry } from "./weather.ts";

/** The maximum delay of the last live message, milliseconds: a lost connection is retried each second. */
const latest = 8000;

/**
 * An orders desk that is connected all day, as a browser is: live messages make up its list, and after `missed` it reads what came
 * since. `listMissed`: the orders missing at the end, as sentences.
 */
export async function openDesk(): Promise<{ listMissed: () => Promise<string[]>; close: () => void }> {
  const known = new Set<number>();
  let last = BigInt(0);
  const asking = new Set<Promise<void>>();
  const read = ({ rows, missed, last: newest }: LiveMessage) => {
    for (const { id } of rows) known.add(id);
    if (!missed) {
      last = BigInt(newest);
      return;
    }
    const requested = withRetry(() => catchUp(last)).then(
      ({ open }) => read({ ...(JSON.parse(open) as LiveMessage), missed: false }),
      () => undefined,
    );
    asking.add(requested.finally(() => asking.delete(requested)));
  };
  const { ready, stop } = followOrders({ send: ({ open }) => read(JSON.parse(open)), end: () => undefined });
  await ready;
  const listUnknown = async () => {
    const orders = await withRetry(() => db.order.findMany({ select: { id: true } }));
    return orders.filter(({ id }) => !known.has(id)).map(({ id }) => `a connected desk does not know order ${id}`);
  };
  return {
    close: stop,
    async listMissed() {
      const began = performance.now();
      let unknown = await listUnknown();
      for (; unknown.length > 0 && performance.now() - began < timeLimit(latest); unknown = await listUnknown()) await sleep(100);
      await Promise.all(asking);
      return unknown;
    },
  };
}
