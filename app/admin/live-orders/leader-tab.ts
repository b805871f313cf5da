import type { LiveMessage } from "#app/domain/orders/live-message.ts";
import type { ConnectionState } from "./live-connection.ts";

const name = "taaza-orders";

/** What the tab that leads passes on to the others. */
export type TabMessage = { message: LiveMessage } | { line: ConnectionState };

/** Where a tab stands: `leads` has the line and rings, the others hear what it passes on. */
export type LeaderTab = { pass: (told: TabMessage) => void; leave: () => void };

interface Tab {
  hear: (told: TabMessage) => void;
  lead: () => void;
  /** Another tab has just opened: whoever it is, somebody is signed in here. */
  joined: () => void;
}

/**
 * Chooses one tab of this browser to hold the line to the shop: six lines are all that a browser has for one shop, and one bell is
 * enough. When that tab closes, another takes over. Without locks every tab leads.
 */
export function joinLeaderElection({ hear, lead, joined }: Tab): LeaderTab {
  const gone = new AbortController();
  if (!("locks" in navigator)) {
    lead();
    return { pass: () => undefined, leave: () => undefined };
  }
  const tabs = new BroadcastChannel(name);
  tabs.onmessage = ({ data }: MessageEvent<TabMessage | "joined">) => (data === "joined" ? joined() : hear(data));
  tabs.postMessage("joined");
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
  return { pass: (told) => tabs.postMessage(told), leave };
}
