import type { LiveMessage } from "#app/domain/orders/live-message.ts";
import type { ConnectionState } from "./live-connection.ts";

const name = "taaza-orders";

/** What the leader tab broadcasts to the others. */
export type TabMessage = { message: LiveMessage } | { line: ConnectionState };

/** Role of a tab: the leader holds the connection and rings, the others receive its broadcasts. */
export type LeaderTab = { pass: (message: TabMessage) => void; leave: () => void };

interface Tab {
  onMessage: (message: TabMessage) => void;
  onLeader: () => void;
  /** Another tab has just opened, so somebody is signed in in this browser. */
  joined: () => void;
}

/**
 * Elects one tab of this browser to hold the event stream: browsers allow six connections per host, and one tab is to ring. When it closes,
 * another takes over. Without the Locks API every tab is leader.
 */
export function joinLeaderElection({ onMessage, onLeader, joined }: Tab): LeaderTab {
  const gone = new AbortController();
  if (!("locks" in navigator)) {
    onLeader();
    return { pass: () => undefined, leave: () => undefined };
  }
  const tabs = new BroadcastChannel(name);
  tabs.onmessage = ({ data }: MessageEvent<TabMessage | "joined">) => (data === "joined" ? joined() : onMessage(data));
  tabs.postMessage("joined");
  navigator.locks
    .request(name, { signal: gone.signal }, () => {
      onLeader();
      return new Promise<void>((resolve) => gone.signal.addEventListener("abort", () => resolve(), { once: true }));
    })
    .catch(() => undefined);
  const leave = () => {
    gone.abort();
    tabs.close();
  };
  return { pass: (message) => tabs.postMessage(message), leave };
}
