import { Logger, parseCronItems, type Runner, run, type TaskList } from "graphile-worker";
import pg from "pg";
import { databaseUrl } from "./db.server.ts";
import { log } from "./log.server.ts";
import { processWide } from "./process-wide.server.ts";

/** Work that happens without a visitor. It must stop soon after the signal, and be safe to do twice. */
export type Task = (signal: AbortSignal) => Promise<unknown>;

/** Sends what the outbox holds, every minute and shortly after a kick; clears what has expired, every hour. */
export type Tasks = { "deliver-outbox": Task; tidy: Task };

const times: Record<keyof Tasks, string> = { "deliver-outbox": "* * * * *", tidy: "17 * * * *" };

/** However many processes and orders ask for it, one run of a task waits at most. */
const once = (name: keyof Tasks) => ({ jobKey: name, jobKeyMode: "preserve_run_at" }) as const;

type Running = { runner: Runner; pool: pg.Pool; stopping: AbortController };

const jobs = processWide("jobs", () => ({
  running: undefined as Running | undefined,
  kick: undefined as NodeJS.Timeout | undefined,
}));

const levels = { error: "error", warning: "warn", info: "trace", debug: "trace" } as const;
const logger = new Logger(() => (level, message) => log[levels[level]]({ jobs: true }, message));

/** Starts this process's share of the background work, on a small pool of its own. Processes agree through the database. */
export async function startJobs(tasks: Tasks): Promise<void> {
  const stopping = new AbortController();
  const names = Object.keys(times) as (keyof Tasks)[];
  const taskList: TaskList = Object.fromEntries(
    names.map((name) => [name, async () => void (await tasks[name](stopping.signal))]),
  );
  const parsedCronItems = parseCronItems(names.map((name) => ({ task: name, match: times[name], options: once(name) })));
  const pool = new pg.Pool({ connectionString: databaseUrl(), max: 3 });
  pool.on("error", (problem) => log.warn({ err: problem }, "jobs connection lost"));
  const manners = { concurrency: 1, pollInterval: 10_000, noHandleSignals: true, logger };
  const runner = await run({ pgPool: pool, taskList, parsedCronItems, ...manners });
  runner.promise.catch((problem: unknown) => log.error({ err: problem }, "jobs stopped"));
  jobs.running = { runner, pool, stopping };
}

/** Stops the background work; the task in hand ends early and in order. */
export async function stopJobs(): Promise<void> {
  const { running, kick } = jobs;
  jobs.running = jobs.kick = undefined;
  clearTimeout(kick);
  running?.stopping.abort();
  await running?.runner.stop().catch(() => undefined);
  await running?.pool.end();
}

/**
 * Says that the outbox holds something new; to be called after the commit. Costs a flag: half a second gathers
 * everything into one job. Without background work in this process another one's minute finds the row.
 */
export function kickOutbox(): void {
  if (!jobs.running || jobs.kick) return;
  jobs.kick = setTimeout(async () => {
    jobs.kick = undefined;
    const name = "deliver-outbox";
    const unsaid = (problem: unknown) => log.warn({ err: problem }, "outbox not kicked");
    await jobs.running?.runner.addJob(name, {}, { ...once(name), maxAttempts: 1 }).catch(unsaid);
  }, 500).unref();
}
