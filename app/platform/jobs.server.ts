import cluster from "node:cluster";
import { EventEmitter } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { Logger, parseCronItems, type Runner, run, type TaskList, type WorkerEvents } from "graphile-worker";
import pg from "pg";
import { databaseUrl, db } from "./db.server.ts";
import { log } from "./log.server.ts";
import { processWide } from "./process-wide.server.ts";
import { jobTimeouts } from "./timeouts.server.ts";

/** Work that happens without a visitor. It must stop soon after the signal, and be safe to do twice. */
export type Task = (signal: AbortSignal) => Promise<unknown>;

/**
 * Delivers the outbox, every minute and shortly after a trigger; every hour deletes what has expired, checks the books where the day has no check yet, and runs the popularity count
 * of a finished week, so that a shop which is switched off at night misses none; every ten minutes reminds of abandoned carts and of
 * weekly repeats, at the beginning of a month of what is owed on khata, and every minute draws the pictures and sends the push campaigns that are due.
 */
export type Tasks = Record<
  | "deliver-outbox"
  | "tidy"
  | "check-books"
  | "rank-products"
  | "remind-carts"
  | "remind-repeats"
  | "draw-pictures"
  | "run-campaigns",
  Task
>;

const times: Record<keyof Tasks, string> = {
  "deliver-outbox": "* * * * *",
  tidy: "17 * * * *",
  "check-books": "27 * * * *",
  "rank-products": "37 * * * *",
  "remind-carts": "*/10 * * * *",
  "remind-repeats": "*/10 * * * *",
  "draw-pictures": "* * * * *",
  "run-campaigns": "* * * * *",
};

/** At most one run of a task is queued, however many processes enqueue it. */
const once = (name: keyof Tasks) => ({ jobKey: name, jobKeyMode: "preserve_run_at" }) as const;

/**
 * The work of this process; `closed` once no task runs and its connections are given back, and is never refused. `runner.promise` and
 * `runner.stop()` wait for the schedule as well: after errors of the database it sleeps for up to a minute and a half, and no call ends that.
 */
type Work = { runner: Runner; closed: Promise<void> };

/** `timers`: those of scheduled deliveries, by their time on the process's clock; 0 is as soon as possible. */
type Jobs = { work?: Work | undefined; stopping?: AbortController | undefined; timers: Map<number, NodeJS.Timeout> };

const jobs = processWide("jobs", (): Jobs => ({ timers: new Map() }));

const levels = { error: "error", warning: "warn", info: "trace", debug: "trace" } as const;
const logger = new Logger(() => (level, message) => log[levels[level]]({ jobs: true }, message));

/**
 * Runs a task at most once at a time in this process; a call meanwhile makes it run once more. A delivery lasts as long as a slow
 * gateway takes, the drawing of many pictures for minutes: neither may keep the other tasks nor a second place of the worker.
 */
function oneAtATime(task: Task): Task {
  let isRunning = false;
  let isDueAgain = false;
  return async (signal) => {
    isDueAgain = true;
    if (isRunning) return;
    isRunning = true;
    try {
      while (isDueAgain && !signal.aborted) {
        isDueAgain = false;
        await task(signal);
      }
    } finally {
      isRunning = false;
    }
  };
}

/** How many connections the background work has for itself: its listener, and one for each of its three places. */
export const jobConnections = 4;

/** The jobs' own connections. The library removes its error listener before its own pool ends; this pool keeps one. */
function openPool(): pg.Pool {
  const pool = new pg.Pool({ connectionString: databaseUrl(), max: jobConnections, ...jobTimeouts });
  const lost = ({ message }: Error) => log.error({ jobs: true, problem: message }, "database connection lost");
  return pool.on("error", lost).on("connect", (client) => client.on("error", lost));
}

async function begin(tasks: Tasks, signal: AbortSignal): Promise<Work> {
  const names = Object.keys(times) as (keyof Tasks)[];
  const oneEach = {
    ...tasks,
    "deliver-outbox": oneAtATime(tasks["deliver-outbox"]),
    "draw-pictures": oneAtATime(tasks["draw-pictures"]),
  };
  const taskList: TaskList = Object.fromEntries(names.map((name) => [name, async () => void (await oneEach[name](signal))]));
  const parsedCronItems = parseCronItems(names.map((name) => ({ task: name, match: times[name], options: once(name) })));
  // completions are written in batches, if only of one: the library awaits batches and handles their errors only
  const preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };
  const manners = { preset, concurrency: 3, pollInterval: 10_000, noHandleSignals: true, logger };
  const pgPool = openPool();
  const events: WorkerEvents = new EventEmitter();
  const released = new Promise<unknown>((resolve) => events.once("pool:release", resolve));
  try {
    const runner = await run({ pgPool, taskList, parsedCronItems, events, ...manners });
    return { runner, closed: released.then(() => pgPool.end()) };
  } catch (problem) {
    void pgPool.end();
    throw problem;
  }
}

/**
 * The library ends its work after a minute or two without a database, and whenever the end of a task could not be written down; the shop
 * begins it anew. What is waited for is the end of the work, not `runner.promise`: that waits for the schedule's sleep as well, while
 * which no message would leave.
 */
async function keepRunning(tasks: Tasks, signal: AbortSignal): Promise<void> {
  const ended = (problem: unknown): undefined => {
    log.error({ err: problem }, "background work stopped; it begins again soon");
  };
  while (!signal.aborted) {
    const work = jobs.work;
    const problem = await Promise.race([work?.runner.promise, work?.closed]).catch((reason: unknown) => reason);
    if (signal.aborted) return;
    ended(problem);
    await pause(5000, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    const next = await begin(tasks, signal).catch(ended);
    if (signal.aborted) await finish(next);
    else jobs.work = next;
  }
}

/** Starts this process's share of the background work, on a small pool of its own. Processes agree through the database. */
export async function startJobs(tasks: Tasks): Promise<void> {
  const stopping = new AbortController();
  jobs.work = await begin(tasks, stopping.signal);
  jobs.stopping = stopping;
  void keepRunning(tasks, stopping.signal);
}

/** Stops the background work; the task in hand ends early and in order. */
export async function stopJobs(): Promise<void> {
  const { work, stopping, timers } = jobs;
  jobs.work = jobs.stopping = undefined;
  for (const timer of timers.values()) clearTimeout(timer);
  timers.clear();
  stopping?.abort();
  await finish(work);
}

async function finish(work: Work | undefined): Promise<void> {
  void work?.runner.stop().catch(() => undefined);
  await work?.closed;
}

const gather = 500;

/** A timer may run out a moment early; the row must be due by then, milliseconds. */
const margin = 20;

const addDelivery = () => db.$executeRaw`
  SELECT graphile_worker.add_job('deliver-outbox', '{}'::json, max_attempts := 1, job_key := 'deliver-outbox', job_key_mode := 'preserve_run_at')`;

/**
 * Schedules a delivery of the outbox, now or after `delay` milliseconds. Costs a flag: half a second batches all calls into one
 * job; the caller's transaction is over by then. Without a running worker (a tool, a test) it does nothing; the run of each minute
 * finds the row, also when the process ends earlier.
 */
export function triggerOutbox(delay = 0): void {
  if (!(jobs.stopping || cluster.isWorker)) return;
  // a later time is rounded up to the next half second, which serves all that are due by then
  const at = delay > 0 ? Math.ceil((performance.now() + delay) / gather) * gather : 0;
  if (jobs.timers.has(at)) return;
  const timer = setTimeout(
    () => {
      jobs.timers.delete(at);
      addDelivery().catch((problem: unknown) => log.warn({ err: problem }, "outbox not triggered"));
    },
    delay > 0 ? at - performance.now() + margin : gather,
  );
  jobs.timers.set(at, timer.unref());
}
