import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, Server as NetServer } from "node:net";
import { slowestUpload } from "./body-timeout.ts";
import { type ConnectionLimits, limitConnections } from "./connection-limits.ts";

/** Longer than proxies keep their idle connections, so that it is never us who closes one just as a request comes, milliseconds. */
const keepAlive = 65_000;

/** The headers of a request must have come by then, milliseconds; for its body see `bodyTimeout`. */
const wholeHeaders = 15_000;

/** What is in flight at a stop may take this much longer, milliseconds. */
const grace = 10_000;

/** In a gentle close a connection that is idle may bring one more request in this time, milliseconds. */
const lastRequests = 3_000;

/**
 * A port that is being listened on. `close` takes no more connections and resolves when requests in flight are answered, at most
 * 10 s later. `gently` answers the next request of every open connection as well, and says with it that this was the last:
 * closing an idle connection would lose a request that is just on its way.
 */
export type Listening = { port: number; close(how?: { gently: boolean }): Promise<void> };

/** Where a server listens, how many connections it takes, and which addresses are proxies that bring those of others. */
type Listen = { port: number; host: string; limits?: ConnectionLimits; isProxy?: (address: string) => boolean };

/**
 * Serves on `host` and `port` (0: any free one), with as many connections as the limits allow; without limits as many as come. Throws
 * a sentence for the operator when the port is taken.
 */
export async function listen(answer: RequestListener, { port, host, limits, isProxy = () => false }: Listen): Promise<Listening> {
  const server = createServer(
    { keepAliveTimeout: keepAlive, requestTimeout: slowestUpload, headersTimeout: wholeHeaders },
    answer,
  );
  server.listen(port, host);
  try {
    await once(server, "listening");
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code !== "EADDRINUSE") throw problem;
    throw new Error(`Port ${port} is taken by another program: stop that, or set PORT to another number.`);
  }
  if (limits) limitConnections(server, limits, isProxy);
  return { port: (server.address() as AddressInfo).port, close: (how) => drain(server, how) };
}

async function drain(server: Server, { gently } = { gently: false }): Promise<void> {
  const closed = once(server, "close");
  if (gently) {
    server.prependListener("request", (_, res) => {
      res.shouldKeepAlive = false;
    });
    NetServer.prototype.close.call(server); // the HTTP server's own `close` ends idle connections at once
  } else server.close();
  // a connection that is answering now goes idle later, and would then stay open for as long as keep-alive lasts
  const closeIdle = () => server.closeIdleConnections();
  let idle = gently ? undefined : setInterval(closeIdle, 50);
  const lingering = setTimeout(() => {
    idle ??= setInterval(closeIdle, 50);
  }, lastRequests);
  const late = setTimeout(() => server.closeAllConnections(), grace);
  await closed;
  clearInterval(idle);
  clearTimeout(lingering);
  clearTimeout(late);
}
