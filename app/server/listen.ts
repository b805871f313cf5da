import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Longer than proxies keep their idle connections, so that it is never us who closes one just as a request comes, milliseconds. */
const keepAlive = 65_000;

/** A request must have come whole by then, its headers sooner, milliseconds. */
const wholeRequest = 30_000;
const wholeHeaders = 15_000;

/** What is in flight at a stop may take this much longer, milliseconds. */
const grace = 10_000;

/** A port that is being listened on. `close` takes no more requests and resolves when those in flight are answered, at most 10 s later. */
export type Listening = { port: number; close(): Promise<void> };

/** Serves on `host` and `port` (0: any free one). Throws a sentence for the operator when the port is taken. */
export async function listen(answer: RequestListener, { port, host }: { port: number; host: string }): Promise<Listening> {
  const server = createServer(
    { keepAliveTimeout: keepAlive, requestTimeout: wholeRequest, headersTimeout: wholeHeaders },
    answer,
  );
  server.listen(port, host);
  try {
    await once(server, "listening");
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code !== "EADDRINUSE") throw problem;
    throw new Error(`Port ${port} is taken by another program: stop that, or set PORT to another number.`);
  }
  return { port: (server.address() as AddressInfo).port, close: () => drain(server) };
}

async function drain(server: Server): Promise<void> {
  const closed = once(server, "close");
  server.close();
  // a connection that is answering now goes idle later, and would then stay open for as long as keep-alive lasts
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const late = setTimeout(() => server.closeAllConnections(), grace);
  await closed;
  clearInterval(idle);
  clearTimeout(late);
}
