import type { LiveMessage } from "#app/domain/orders/live-message.ts";

const address = "/admin/orders/live";

/** The shop says every 20 s that the line is alive; silent for longer, this computer slept or the line broke unnoticed, milliseconds. */
const silence = 45_000;
const look = 5_000;

/** How often is asked while no line holds, milliseconds. */
const pollEvery = 30_000;

/** Whether the desk hears at once, asks now and then, or may no longer listen. */
export type LineState = "live" | "polling" | "shut";

interface Line {
  /** The latest move that the page knows of. */
  last: string;
  hear: (message: LiveMessage) => void;
  onState: (state: LineState) => void;
}

/** Holds a line to the shop that mends itself; gives what ends it. */
export function openLine({ last: from, hear, onState }: Line): () => void {
  let last = from;
  let source: EventSource | null = null;
  let polling: ReturnType<typeof setTimeout> | undefined;
  let heardAt = Date.now();
  let hasSlept = false;

  const receive = (message: LiveMessage) => {
    last = message.last;
    heardAt = Date.now();
    hear(hasSlept ? { ...message, missed: true } : message);
    hasSlept = false;
  };

  const connect = () => {
    clearTimeout(polling);
    source?.close();
    const stream = new EventSource(`${address}?last=${last}`);
    source = stream;
    stream.addEventListener("orders", ({ data }: MessageEvent<string>) => {
      onState("live");
      receive(JSON.parse(data));
    });
    stream.addEventListener("beat", () => {
      heardAt = Date.now();
    });
    stream.onerror = () => {
      if (stream.readyState === EventSource.CLOSED && source === stream) void poll();
    };
  };

  const poll = async () => {
    source = null;
    onState("polling");
    const answer = await fetch(`${address}?last=${last}`, { headers: { Accept: "application/json" } }).catch(() => null);
    if (answer && (answer.redirected || answer.status === 401 || answer.status === 403)) return onState("shut");
    if (answer?.ok) receive(await answer.json());
    clearTimeout(polling);
    polling = setTimeout(connect, pollEvery);
  };

  const wake = () => {
    if (Date.now() - heardAt < silence) return;
    heardAt = Date.now();
    hasSlept = true;
    connect();
  };

  const timer = setInterval(wake, look);
  document.addEventListener("visibilitychange", wake);
  window.addEventListener("online", connect);
  connect();
  return () => {
    clearInterval(timer);
    clearTimeout(polling);
    document.removeEventListener("visibilitychange", wake);
    window.removeEventListener("online", connect);
    source?.close();
  };
}
