import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

/** A browser that takes nothing in for so long is gone, milliseconds. */
const timeout = 30_000;

/**
 * Sends a stream as fast as its browser takes it in: what it does not take stays in the stream, whose source sees that and may
 * end it. Of the answer itself at most a buffer waits (`res.writableLength`). A browser that takes nothing in for half a minute
 * is let go.
 */
export async function sendStream(res: ServerResponse, body: ReadableStream<Uint8Array>): Promise<void> {
  const reader = body.getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      if (!res.write(part.value) && !(await drained(res))) return;
    }
    res.end();
  } finally {
    if (!res.writableEnded) res.destroy();
    await reader.cancel().catch(() => undefined);
  }
}

/** Whether the browser has taken in what was written, in time. */
async function drained(res: ServerResponse): Promise<boolean> {
  const over = new AbortController();
  const { signal } = over;
  const wait = [
    once(res, "drain", { signal }),
    once(res, "close", { signal }),
    sleep(timeout, undefined, { signal, ref: false }),
  ];
  await Promise.race(wait.map((event) => event.catch(() => undefined)));
  over.abort();
  return !res.destroyed && !res.writableNeedDrain;
}
