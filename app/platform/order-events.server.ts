import { Listener } from "./listener.server.ts";
import { processWide } from "./process-wide.server.ts";

/** Who wants to hear of orders: `hear` names one that any process changed, `missed` says that anything may have happened unheard, `end` that this process stops. */
export type OrderEventListener = { hear(orderId: number): void; missed(): void; end(): void };

/** One listener per process, however many desks hang on it. */
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
 * Hears of every change of any order by any process.
 *
 * @returns `ready` resolves once it is heard or the first try to listen failed, after which `missed` follows as soon as one
 *   succeeds; `stop` ends it
 */
export function subscribeToOrderEvents(hearer: OrderEventListener): { ready: Promise<void>; stop: () => void } {
  events.hearers.add(hearer);
  return { ready: events.listener.start(), stop: () => void events.hearers.delete(hearer) };
}

/** Whether changes of orders cannot be heard although somebody wants to. */
export const isOrderListenerDown = (): boolean => events.listener.isStarted && !events.listener.isListening;

/** Lets go of everybody who hears and of the listener, at shutdown: what is answered without an end would never be answered. */
export async function stopOrderEvents(): Promise<void> {
  for (const hearer of [...events.hearers]) hearer.end();
  events.hearers.clear();
  await events.listener.stop();
}
