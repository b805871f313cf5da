import type { LiveMessage } from "#app/domain/orders/live-message.ts";

const address = "/admin/orders/live";

/** The server sends a heartbeat every 20 s; without one for this long, milliseconds, the connection is considered lost. */
const silence = 45_000;
const look = 5_000;

/** A new connection without an event for this long, milliseconds, falls back to polling. */
const timeout = 5_000;

/** Polling interval without a connection, milliseconds. */
const pollEvery = 30_000;

/** State of the connection: live, polling, only notified that orders are waiting, or signed out. */
export type ConnectionState = "live" | "polling" | "locked" | "shut";

interface LiveConnectionOptions {
  /** The latest order event that the page has. */
  last: string;
  onMessage: (message: LiveMessage) => void;
  onState: (state: ConnectionState) => void;
}

const isRefused = ({ redirected, status }: Response) => redirected || status === 401 || status === 403;

/** Holds an event stream that reconnects. `retry` reconnects unless it is live, `close` ends it. */
export function openLiveConnection({ last: from, onMessage, onState }: LiveConnectionOptions): {
  retry: () => void;
  close: () => void;
} {
  let last = from;
  let source: EventSource | null = null;
  let state: ConnectionState | null = null;
  let next: ReturnType<typeof setTimeout> | undefined;
  let receivedAt = Date.now();
  let hasSlept = false;
  let isOver = false;
  let turns = 0; // ids of connections: a response to a request of an earlier one is stale

  const turn = (to: ConnectionState) => {
    state = to;
    onState(to);
  };

  const receive = (message: LiveMessage) => {
    last = message.last;
    receivedAt = Date.now();
    onMessage(hasSlept ? { ...message, missed: true } : message);
    hasSlept = false;
  };

  const stopWaiting = () => {
    clearTimeout(next);
    next = undefined;
  };

  const later = (act: () => void, pause: number) => {
    stopWaiting();
    next = setTimeout(() => {
      next = undefined;
      act();
    }, pause);
  };

  const connect = () => {
    turns += 1;
    source?.close();
    const stream = new EventSource(`${address}?last=${last}`);
    source = stream;
    later(poll, timeout);
    stream.addEventListener("orders", ({ data }: MessageEvent<string>) => {
      turns += 1;
      stopWaiting();
      const message: LiveMessage = JSON.parse(data);
      turn(message.isLocked ? "locked" : "live");
      receive(message);
    });
    stream.addEventListener("beat", () => {
      receivedAt = Date.now();
    });
    stream.onerror = () => {
      if (source !== stream) return;
      // EventSource reconnects a lost connection, but not a refused one
      if (stream.readyState === EventSource.CLOSED) later(poll, 0);
      else if (next === undefined) later(poll, timeout);
    };
  };

  const poll = async () => {
    const asked = turns;
    const signal = AbortSignal.timeout(pollEvery);
    const answer = await fetch(`${address}?last=${last}`, { headers: { Accept: "application/json" }, signal }).catch(() => null);
    const isShut = answer !== null && isRefused(answer);
    const message: LiveMessage | null = answer?.ok && !isShut ? await answer.json().catch(() => null) : null;
    if (isOver || asked !== turns) return;
    if (isShut) source?.close();
    turn(isShut ? "shut" : "polling");
    if (message) receive(message);
    if (!isShut) later(source?.readyState === EventSource.CLOSED ? connect : poll, pollEvery);
  };

  const wake = () => {
    if (Date.now() - receivedAt < silence) return;
    receivedAt = Date.now();
    hasSlept = true;
    connect();
  };

  const retry = () => {
    if (state !== "live") connect();
  };

  const timer = setInterval(wake, look);
  document.addEventListener("visibilitychange", wake);
  window.addEventListener("online", connect);
  connect();
  return {
    retry,
    close() {
      isOver = true;
      clearInterval(timer);
      stopWaiting();
      document.removeEventListener("visibilitychange", wake);
      window.removeEventListener("online", connect);
      source?.close();
    },
  };
}
