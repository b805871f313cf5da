import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { now } from "#app/platform/clock.server.ts";
import { env } from "#app/platform/env.server.ts";
import { log } from "#app/platform/log.server.ts";
import { whenStopping } from "./stop.ts";

/**
 * A worker that ends sooner than this after its start is replaced after as long a pause, else at once; and the others start as long
 * after the first one serves, whose first pages need the processor, milliseconds.
 */
const pause = 1_000;

/** A worker that is replaced has this long to answer what it has in hand, milliseconds. */
const timeout = 20_000;

// Each worker accepts its own connections: one that the primary passed to a worker which ends at that moment would get no answer.
cluster.schedulingPolicy = cluster.SCHED_NONE;

/** The messages to a worker: the database's URL as soon as that is open, and to end once its successor serves. */
export type WorkerMessage = { open: string } | { retire: true };

/** The message of a worker that is ready to receive. */
export const listening = "listening";

/** The worker of each place; the first place does the background work too. */
const workers: Worker[] = [];
const shop = { url: Promise.resolve(""), closing: false };

/**
 * Starts `WEB_CONCURRENCY` processes that serve visitors on one port, and keeps that many. They start the built server and
 * never build. The first one loads it while the database is opened, and the shop is open as soon as it serves: workers that load
 * at the same time keep each other waiting, so the others follow. At a stop each of them finishes what it has in flight.
 *
 * @param url the database that they join
 * @param folder the build to serve
 * @returns the port, once the first worker serves
 */
export async function startWorkers(url: Promise<string>, folder: string): Promise<number> {
  shop.url = url;
  serveFrom(folder);
  whenStopping(() => {
    shop.closing = true;
    return Promise.all(Object.values(cluster.workers ?? {}).map((worker) => worker && finish(worker)));
  });
  const [port] = await Promise.all([portOf(occupy(0, fork(0))), url]);
  setTimeout(occupyOthers, pause);
  return port;
}

/** Starts the workers of the places that have none yet. */
function occupyOthers(): void {
  if (shop.closing) return;
  for (let place = 1; place < env.WEB_CONCURRENCY; place += 1) occupy(place, fork(place));
}

/**
 * Puts workers of another build in place of those that serve, one after the other: each ends only when its successor serves, so no
 * request is refused. Throws when one does not come to serve; the earlier build then goes on.
 */
export async function replaceWorkers(folder: string, before: string): Promise<void> {
  serveFrom(folder);
  for (const [place, old] of workers.entries()) {
    const next = fork(place);
    try {
      await portOf(next);
    } catch (problem) {
      serveFrom(before);
      throw problem;
    }
    occupy(place, next);
    await retire(old);
  }
}

function serveFrom(folder: string): void {
  const exec = join(folder, "server.js");
  if (!existsSync(exec)) throw new Error(`There is no build in ${folder}.`);
  cluster.setupPrimary({ exec, args: [] });
}

/** Demo mode is passed along, as it cannot be derived from the URL; and the clock's offset. */
function fork(place: number): Worker {
  const [demo, runsJobs] = [env.DEMO, place === 0].map((is) => (is ? "1" : "0"));
  const clock = env.DEMO_NOW && { DEMO_NOW: now().toISOString() };
  const worker = cluster.fork({ DEMO: demo, RUNS_JOBS: runsJobs, ...clock });
  const open = async () => sendTo(worker, { open: await shop.url });
  // messages before a worker's ready message are lost; and the process that opens the database reports its errors
  worker.once("message", () => void open().catch(() => undefined));
  return worker;
}

/** A worker that has died meanwhile is replaced; it needs no word. */
const sendTo = (worker: Worker, message: WorkerMessage): void =>
  void (worker.isConnected() && worker.send(message, () => undefined));

/** Starts a worker, and another one when it ends. */
function occupy(place: number, worker: Worker): Worker {
  const began = performance.now();
  workers[place] = worker;
  worker.once("exit", (code, signal) => {
    if (shop.closing || workers[place] !== worker) return;
    log.error({ worker: worker.process.pid, code, signal }, "a worker is gone; starting another");
    const replace = () => shop.closing || workers[place] !== worker || occupy(place, fork(place));
    setTimeout(replace, performance.now() - began < pause ? pause : 0);
  });
  return worker;
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

async function retire(worker: Worker): Promise<void> {
  if (worker.isDead()) return;
  const gone = once(worker, "exit");
  const late = setTimeout(() => worker.process.kill("SIGKILL"), timeout);
  sendTo(worker, { retire: true });
  await gone;
  clearTimeout(late);
}

async function finish(worker: Worker): Promise<void> {
  if (worker.isDead()) return;
  const gone = once(worker, "exit");
  worker.process.kill("SIGTERM");
  await gone;
}
