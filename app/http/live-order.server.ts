import { subscribeToOrderEvents } from "#app/platform/order-events.server.ts";
import { cookieOf } from "./cookies.server.ts";
import { sessionCookie } from "./guard.server.ts";
import { countLine, eventStreamHeaders } from "./live-orders.server.ts";

/** The interval of comments that keep proxies from ending the stream, milliseconds. */
const heartbeat = 20_000;

/** The browser then connects anew, with its session checked again; milliseconds. */
const maxAge = 10 * 60_000;

/** One session has at most this many open order pages; the oldest stream ends first, its page polls on. */
const maxStreams = 6;

/**
 * One customer's order as server-sent events. They say only that it changed: the page reads it with its own rights, so that nothing of the
 * order is in the stream.
 */
export function streamOrderChanges(request: Request, orderId: number): Response {
  let close: () => void = () => undefined;
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      const encoder = new TextEncoder();
      let isOpen = true;
      const write = (text: string) => {
        if (isOpen) stream.enqueue(encoder.encode(text));
      };
      const changed = () => write("event: changed\ndata:\n\n");
      close = () => {
        if (!isOpen) return;
        isOpen = false;
        clearInterval(beats);
        clearTimeout(age);
        stop();
        uncount();
        stream.close();
      };
      const beats = setInterval(() => write(":\n\n"), heartbeat);
      const age = setTimeout(() => close(), maxAge);
      const uncount = countLine(`order ${cookieOf(request, sessionCookie)}`, () => close(), maxStreams);
      const { ready, stop } = subscribeToOrderEvents({
        changed: (id) => id === orderId && changed(),
        missed: changed,
        end: () => close(),
      });
      request.signal.addEventListener("abort", close, { once: true });
      write("retry: 5000\n\n");
      // what happened between the page's own read and now would be missed otherwise
      ready.then(changed, close);
    },
    cancel: () => close(),
  });
  return new Response(body, { headers: eventStreamHeaders });
}
