import type { LiveMessage } from "#app/domain/orders/live-message.ts";

type Reader = ReadableStreamDefaultReader<string>;

/** Opens an event stream as an orders desk does; yields its text. */
async function open(origin: string, cookie: string, signal: AbortSignal): Promise<Reader> {
  const headers = { Cookie: cookie, Accept: "text/event-stream" };
  const { body } = await fetch(`${origin}/admin/orders/live`, { headers, signal });
  if (!body) throw new Error("The line was not opened.");
  return body.pipeThrough(new TextDecoderStream()).getReader();
}

/** Records when each order is first announced, until the stream ends. */
async function note(reader: Reader, announced: Map<number, number>): Promise<void> {
  let text = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += part.value;
    const messages = text.split("\n\n");
    text = messages.pop() ?? "";
    for (const message of messages) {
      const [, data] = /^data: (\{.*)$/m.exec(message) ?? [];
      const { rows } = data ? (JSON.parse(data) as LiveMessage) : { rows: [] };
      for (const { id } of rows) if (!announced.has(id)) announced.set(id, Date.now());
    }
  }
}

/** Orders desks without a browser: streams that record when an order is announced. */
export async function openLiveConnections({ origin, cookie, count }: { origin: string; cookie: string; count: number }) {
  const over = new AbortController();
  const lines = Array.from({ length: count }, () => new Map<number, number>());
  await Promise.all(
    lines.map(async (announced) => {
      const reader = await open(origin, cookie, over.signal);
      note(reader, announced).catch(() => undefined);
    }),
  );
  return {
    /** When an order was announced on each stream, as Date.now(); streams without it are left out. */
    receivedAt: (orderId: number): number[] => lines.flatMap((announced) => announced.get(orderId) ?? []),
    close: () => over.abort(),
  };
}
