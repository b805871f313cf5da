import { catchUp, followOrders, type LiveTexts } from "#app/domain/orders/live-orders.server.ts";
import { log } from "#app/platform/log.server.ts";
import { processWide } from "#app/platform/process-wide.server.ts";
import { cookieOf } from "./cookies.server.ts";
import { type Staff, sessionCookie } from "./guard.server.ts";
import { recheckPermissions } from "./recheck-permissions.server.ts";

/** The interval of heartbeats and permission checks, milliseconds. */
const beat = 20_000;

/** A client with this much unread is disconnected; it reconnects and catches up; bytes. */
const maxUnread = 512 * 1024;

/** A browser holds one line for all its tabs. Of a session that opens far more the oldest, which is likely dead, is ended. */
const maxLines = 60;

/** What ends each line of a session, the oldest first. */
const linesOf = processWide("live-lines", () => new Map<string, Set<() => void>>());

/** Counts an open stream of a session; of more than `most` the oldest is ended. Gives what takes it off again. */
export function countLine(session: string, end: () => void, most = maxLines): () => void {
  const lines = linesOf.get(session) ?? new Set();
  linesOf.set(session, lines.add(end));
  const [oldest] = lines;
  if (lines.size > most) oldest?.();
  return () => {
    lines.delete(end);
    if (lines.size === 0 && linesOf.get(session) === lines) linesOf.delete(session);
  };
}

/** The headers of an event stream; nothing on the way may hold it back. */
export const eventStreamHeaders = {
  "Content-Type": "text/event-stream",
  "Cache-Control": "no-store, no-transform",
  "X-Accel-Buffering": "no",
};

/** The browser's own wait before it comes back, milliseconds. */
const comeBack = 2000;

/** The last change a client has: `Last-Event-ID` after a reconnect, else the number in its URL. */
function lastReceived(request: Request): bigint | null {
  const text = request.headers.get("Last-Event-ID") || new URL(request.url).searchParams.get("last");
  return text && /^\d{1,18}$/.test(text) ? BigInt(text) : null;
}

type Line = ReadableStreamDefaultController<Uint8Array>;

/** Serves one client until it disconnects, loses its permissions, or stops reading. Returns what ends it. */
function serveDesk(line: Line, { request, staff }: { request: Request; staff: Staff }): () => void {
  const encoder = new TextEncoder();
  let reading: Exclude<keyof LiveTexts, "last"> = staff.may("orders", "edit") ? "open" : "masked";
  let latest: LiveTexts | undefined;
  let isOpen = true;

  const write = (text: string) => {
    if (!isOpen) return;
    if ((line.desiredSize ?? 0) < -maxUnread) return close();
    line.enqueue(encoder.encode(text));
  };
  const send = (texts: LiveTexts) => {
    latest = texts;
    write(`event: orders\nid: ${texts.last}\ndata: ${texts[reading]}\n\n`);
  };
  const recheck = () => void askAnew().catch(close);
  const { ready, stop } = followOrders({ send, recheck, end: close });
  const askAnew = async () => {
    const still = await recheckPermissions(request, staff);
    if (!still?.may("orders")) return close();
    const wasLocked = reading === "locked"; // which it stays: a check that began before may end later
    reading = wasLocked || still.isIdle ? "locked" : still.may("orders", "edit") ? "open" : "masked";
    if (reading === "locked" && !wasLocked && latest) send(latest);
    write("event: beat\ndata:\n\n");
  };
  const timer = setInterval(recheck, beat);
  const uncount = countLine(cookieOf(request, sessionCookie) ?? "", close);
  function close(): void {
    if (!isOpen) return;
    isOpen = false;
    clearInterval(timer);
    stop();
    uncount();
    line.close();
  }

  request.signal.addEventListener("abort", close, { once: true });
  write(`retry: ${comeBack}\n\n`);
  ready
    .then(() => catchUp(lastReceived(request)))
    .then(send)
    .catch((problem: unknown) => {
      log.warn({ err: problem }, "a desk could not catch up");
      close();
    });
  return close;
}

/**
 * The orders as they move, as server-sent events, for as long as the client is connected and permitted. Once its session is idle
 * for too long, this connection, and no new one, only reports that orders wait, without their contents (decision 0011).
 */
export function streamOrders(request: Request, staff: Staff): Response {
  let close: () => void = () => undefined;
  const body = new ReadableStream<Uint8Array>(
    {
      start(line) {
        close = serveDesk(line, { request, staff });
      },
      cancel: () => close(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: 16 * 1024 }),
  );
  return new Response(body, { headers: eventStreamHeaders });
}

/** The same as one response, for a client that polls as its connections fail. */
export async function pollOrders(request: Request, staff: Staff): Promise<Response> {
  const { open, masked } = await catchUp(lastReceived(request));
  const headers = { "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-store" };
  return new Response(staff.may("orders", "edit") ? open : masked, { headers });
}
