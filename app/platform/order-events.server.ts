import type { Tx } from "./db.server.ts";
import { Listener } from "./listener.server.ts";
import { processWide } from "./process-wide.server.ts";

/**
 * A subscriber to order changes: `changed` is called with the id of a changed order, `missed` when notifications may be lost,
 * `rightsChanged` when somebody's session or right ended, `alarmChanged` when messages begin or cease to get through, `end` when
 * this process stops.
 */
export type OrderEventListener = {
  changed(orderId: number): void;
  missed(): void;
  rightsChanged?(): void;
  alarmChanged?(): void;
  end(): void;
};

/** The payloads that stand for no order. */
const [rights, alarm] = ["rights", "alarm"] as const;

/** One listener per process for all subscribers. */
const events = processWide("order-events", () => {
  const subscribers = new Set<OrderEventListener>();
  let hasGap = false;
  const listener = new Listener("shop_orders", {
    notified: (payload) => {
      for (const subscriber of subscribers) {
        if (payload === rights) subscriber.rightsChanged?.();
        else if (payload === alarm) subscriber.alarmChanged?.();
        else subscriber.changed(Number(payload));
      }
    },
    listening: () => {
      if (hasGap) for (const subscriber of subscribers) subscriber.missed();
      hasGap = false;
    },
    lost: () => {
      hasGap = true;
    },
  });
  return { subscribers, listener };
});

/**
 * Subscribes to every change of any order by any process.
 *
 * @returns `ready` resolves once the subscription is active or the first try failed, after which `missed` is called as soon as one
 *   succeeds; `stop` unsubscribes
 */
export function subscribeToOrderEvents(subscriber: OrderEventListener): { ready: Promise<void>; stop: () => void } {
  events.subscribers.add(subscriber);
  return { ready: events.listener.start(), stop: () => void events.subscribers.delete(subscriber) };
}

/** Makes every open event stream check its permissions as soon as this transaction is committed. */
export async function notifyRightsChanged(tx: Pick<Tx, "$executeRaw">): Promise<void> {
  await tx.$executeRaw`SELECT pg_notify('shop_orders', ${rights})`;
}

/** Makes every orders desk read anew whether messages are getting through. */
export async function notifyAlarmChanged(tx: Pick<Tx, "$executeRaw">): Promise<void> {
  await tx.$executeRaw`SELECT pg_notify('shop_orders', ${alarm})`;
}

/** Whether the subscription to order changes is lost although there are subscribers. */
export const isOrderListenerDown = (): boolean => events.listener.isStarted && !events.listener.isListening;

/** Ends all subscriptions and the listener, at shutdown: open streams would keep the server from closing. */
export async function stopOrderEvents(): Promise<void> {
  for (const subscriber of [...events.subscribers]) subscriber.end();
  events.subscribers.clear();
  await events.listener.stop();
}
