import type { LiveMessage } from "#app/domain/orders/live-message.ts";

const address = "/admin/orders/live";

/** The shop says every 20 s that the line is alive; silent for longer, this computer slept or the line broke unnoticed, milliseconds. */
const silence = 45_000;
const look = 5_000;

/** A line that has not said a word after this long is done without for now, milliseconds. */
const timeout = 5_000;

/** How often is asked while no line holds, milliseconds. */
const pollEvery = 30_000;

/** Whether the desk hears at once, asks now and then, hears only that orders wait, or may no longer listen. */
export type ConnectionState = "live" | "polling" | "locked" | "shut";

interface Line {
  /** The latest move that the page knows of. */
  last: string;
  hear: (message: LiveMessage) => void;
  onState: (state: ConnectionState) => void;
}

const isRefused = ({ redirected, status }: Response) => redirected || status === 401 || status === 403;

/** Holds a line to the shop that mends itself. `retry` tries anew a line that is not live, `close` ends it. */
export function openLiveConnection({ last: from, hear, onState }: Line): { retry: () => void; close: () => void } {
  let last = from;
  let source: EventSource | null = null;
  let state: ConnectionState | null = null;
  let next: ReturnType<typeof setTimeout> | undefined;
  let heardAt = Date.now();
  let hasSlept = false;
  let isOver = false;
  let turns = 0; // of the line; an answer that was asked for before its last one is old

  const turn = (to: ConnectionState) => {
    state = to;
    onState(to);
  };

  const receive = (message: LiveMessage) => {
    last = message.last;
    heardAt = Date.now();
    hear(hasSlept ? { ...message, missed: true } : message);
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
      heardAt = Date.now();
    });
    stream.onerror = () => {
      if (source !== stream) return;
      // the browser goes back by itself to a line that broke, but not to one that was refused
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
    if (Date.now() - heardAt < silence) return;
    heardAt = Date.now();
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
