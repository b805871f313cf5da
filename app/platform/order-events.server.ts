import { Listener } from "./listener.server.ts";
import { processWide } from "./process-wide.server.ts";

/**
 * A subscriber to order changes: `hear` is called with the id of a changed order, `missed` when notifications may be lost, `end`
 * when this process stops.
 */
export type OrderEventListener = { hear(orderId: number): void; missed(): void; end(): void };

/** One listener per process for all subscribers. */
const events = processWide("order-events", () => {
  const hearers = new Set<OrderEventListener>();
  let hasGap = false;
  const listener = new Listener("shop_orders", {
    notified: (payload) => {
      for (const hearer of hearers) hearer.hear(Number(payload));
    },
    listening: () => {
      if (hasGap) for (const hearer of hearers) hearer.missed();
      hasGap = false;
    },
    lost: () => {
      hasGap = true;
    },
  });
  return { hearers, listener };
});

/**
 * Subscribes to every change of any order by any process.
 *
 * @returns `ready` resolves once the subscription is active or the first try failed, after which `missed` is called as soon as one
 *   succeeds; `stop` unsubscribes
 */
export function subscribeToOrderEvents(hearer: OrderEventListener): { ready: Promise<void>; stop: () => void } {
  events.hearers.add(hearer);
  return { ready: events.listener.start(), stop: () => void events.hearers.delete(hearer) };
}

/** Whether the subscription to order changes is lost although there are subscribers. */
export const isOrderListenerDown = (): boolean => events.listener.isStarted && !events.listener.isListening;

/** Ends all subscriptions and the listener, at shutdown: open streams would keep the server from closing. */
export async function stopOrderEvents(): Promise<void> {
  for (const hearer of [...events.hearers]) hearer.end();
  events.hearers.clear();
  await events.listener.stop();
}
