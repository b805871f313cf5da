import type { LiveMessage } from "#app/domain/orders/live-message.ts";

const name = "taaza-orders";

/** Where a tab stands: `leads` has the line and rings, the others hear what it passes on. */
export type Lead = { pass: (message: LiveMessage) => void; leave: () => void };

/**
 * Chooses one tab of this browser to hold the line to the shop: six lines are all that a browser has for one shop, and one bell is
 * enough. When that tab closes, another takes over. Without locks every tab leads.
 */
export function joinTabs({ hear, lead }: { hear: (message: LiveMessage) => void; lead: () => void }): Lead {
  const gone = new AbortController();
  if (!("locks" in navigator)) {
    lead();
    return { pass: () => undefined, leave: () => undefined };
  }
  const tabs = new BroadcastChannel(name);
  tabs.onmessage = ({ data }: MessageEvent<LiveMessage>) => hear(data);
  navigator.locks
    .request(name, { signal: gone.signal }, () => {
      lead();
      return new Promise<void>((resolve) => gone.signal.addEventListener("abort", () => resolve(), { once: true }));
    })
    .catch(() => undefined);
  const leave = () => {
    gone.abort();
    tabs.close();
  };
  return { pass: (message) => tabs.postMessage(message), leave };
}
