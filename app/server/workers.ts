import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { now } from "#app/platform/clock.server.ts";
import { env } from "#app/platform/env.server.ts";
import { log } from "#app/platform/log.server.ts";
import { whenStopping } from "./stop.ts";

/** A worker that dies is replaced, but not faster than this, milliseconds. */
const pause = 1_000;

/**
 * Starts `WEB_CONCURRENCY` processes that serve visitors on one port, and keeps that many. At a stop each of them
 * finishes what it has in flight.
 *
 * @param url the database that they join
 * @returns the port
 */
export async function startWorkers(url: string): Promise<number> {
  let closing = false;
  // the primary's answer to "is this a demo" goes along, for an address alone would say that it is not; and its clock, which has run on
  const fork = () =>
    cluster.fork({ DATABASE_URL: url, DEMO: env.DEMO ? "1" : "0", ...(env.DEMO_NOW && { DEMO_NOW: now().toISOString() }) });
  cluster.on("exit", (worker, code, signal) => {
    if (closing) return;
    log.error({ worker: worker.process.pid, code, signal }, "a worker is gone; starting another");
    setTimeout(() => closing || fork(), pause);
  });
  whenStopping(() => {
    closing = true;
    return Promise.all(Object.values(cluster.workers ?? {}).map((worker) => worker && finish(worker)));
  });
  const ports = await Promise.all(Array.from({ length: env.WEB_CONCURRENCY }, () => portOf(fork())));
  return ports[0] ?? env.PORT;
}

async function portOf(worker: Worker): Promise<number> {
  const over = new AbortController();
  try {
    const [address] = await Promise.race([
      once(worker, "listening", { signal: over.signal }),
      once(worker, "exit", { signal: over.signal }).then(() => {
        throw new Error("A worker ended before it served anybody.");
      }),
    ]);
    return address.port;
  } finally {
    over.abort();
  }
}

async function finish(worker: Worker): Promise<void> {
  const gone = once(worker, "exit");
  worker.process.kill("SIGTERM");
  await gone;
}
