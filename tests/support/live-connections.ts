import type { LiveMessage } from "#app/domain/orders/live-message.ts";

type Reader = ReadableStreamDefaultReader<string>;

/** Opens a line as a desk does; gives its text as it comes. */
async function open(origin: string, cookie: string, signal: AbortSignal): Promise<Reader> {
  const headers = { Cookie: cookie, Accept: "text/event-stream" };
  const { body } = await fetch(`${origin}/admin/orders/live`, { headers, signal });
  if (!body) throw new Error("The line was not opened.");
  return body.pipeThrough(new TextDecoderStream()).getReader();
}

/** Notes when each order is first told of, until the line ends. */
async function note(reader: Reader, heard: Map<number, number>): Promise<void> {
  let text = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += part.value;
    const messages = text.split("\n\n");
    text = messages.pop() ?? "";
    for (const message of messages) {
      const [, data] = /^data: (\{.*)$/m.exec(message) ?? [];
      const { rows } = data ? (JSON.parse(data) as LiveMessage) : { rows: [] };
      for (const { id } of rows) if (!heard.has(id)) heard.set(id, Date.now());
    }
  }
}

/** Desks without a window: lines to the shop that note when they hear of an order. */
export async function openLiveConnections({ origin, cookie, count }: { origin: string; cookie: string; count: number }) {
  const over = new AbortController();
  const lines = Array.from({ length: count }, () => new Map<number, number>());
  await Promise.all(
    lines.map(async (heard) => {
      const reader = await open(origin, cookie, over.signal);
      note(reader, heard).catch(() => undefined);
    }),
  );
  return {
    /** When each line heard of an order, as Date.now(); those that did not hear of it are left out. */
    heardAt: (orderId: number): number[] => lines.flatMap((heard) => heard.get(orderId) ?? []),
    close: () => over.abort(),
  };
}
