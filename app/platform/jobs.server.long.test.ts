import pg from "pg";
import { afterEach, describe, expect, test, vi } from "vitest";
import { done } from "#app/lib/outcome.ts";
import { keepLogLines } from "#tests/fixtures/log-lines.ts";
import { fixedWorksIn, startTicks } from "#tests/fixtures/work-of.ts";
import { databaseUrl, db, transact } from "./db.server.ts";
import { env } from "./env.server.ts";
import { startJobs, stopJobs, type Tasks, triggerOutbox } from "./jobs.server.ts";
import { log } from "./log.server.ts";
import { enqueueMessage } from "./outbox.server.ts";
import { deliverDueMessages } from "./outbox-delivery.server.ts";

const nothing = async () => undefined;
/** The background jobs with only the given tasks. */
const only = (tasks: Partial<Tasks>): Tasks => ({
  ...{
    "deliver-outbox": nothing,
    tidy: nothing,
    "check-books": nothing,
    "rank-products": nothing,
    "remind-carts": nothing,
    "remind-repeats": nothing,
    "draw-pictures": nothing,
    "run-campaigns": nothing,
  },
  ...tasks,
});
const until = async (holds: () => boolean, ms = 30_000) => {
  for (const began = Date.now(); !holds() && Date.now() - began < ms; ) await new Promise((resolve) => setTimeout(resolve, 20));
  return holds();
};
const waiting = async () => {
  const [row] = await db.$queryRaw<{ count: bigint }[]>`SELECT count(*) FROM graphile_worker.jobs WHERE key = 'deliver-outbox'`;
  return Number(row?.count);
};
const cutConnections = () =>
  db.$queryRaw`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`;

afterEach(stopJobs);

describe("a kick of the outbox", () => {
  test("runs the delivery within a second or two, once for many kicks", async () => {
    let runs = 0;
    await startJobs(only({ "deliver-outbox": async () => void runs++ }));
    const before = runs;
    for (let order = 0; order < 1000; order++) triggerOutbox();
    expect(await until(() => runs > before)).toBe(true); // else the next poll would find it, 10 s later
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(runs - before).toBeLessThanOrEqual(2); // the minute's own run may come in between
  });

  test("during a delivery leaves one more to do, not many", async () => {
    let runs = 0;
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await startJobs(only({ "deliver-outbox": async () => void (++runs === 1 && (await held)) }));
    triggerOutbox();
    expect(await until(() => runs === 1)).toBe(true);
    for (let round = 0; round < 3; round++) {
      triggerOutbox();
      await new Promise((resolve) => setTimeout(resolve, 600));
    }
    expect(runs).toBe(1);
    expect(await waiting()).toBeLessThanOrEqual(1);
    release();
    expect(await until(() => runs >= 2)).toBe(true); // a minute's own run may follow
    expect(runs).toBeLessThanOrEqual(3);
  });

  test("costs next to nothing, and nothing at all where no jobs run", async () => {
    const work = await fixedWorksIn(() => {
      for (let order = 0; order < 100_000; order++) triggerOutbox();
    });
    expect(work).toBeLessThan(20);
  });
});

test("a message whose time comes later leaves within two seconds of it, and not before", async () => {
  const left: { at: number; seconds: number }[] = [];
  let since = startTicks();
  const send = async () => void left.push({ at: Date.now(), seconds: since() });
  await startJobs(only({ "deliver-outbox": (signal) => deliverDueMessages({ "push/notification": send }, signal) }));
  await new Promise((resolve) => setTimeout(resolve, 1000)); // the run of the start is over
  since = startTicks();
  const delays = [1200, 1500, 4000];
  const times = delays.map((delay) => Date.now() + delay);
  for (const [at, time] of times.entries()) {
    const later = {
      channel: "push",
      recipient: String(at),
      kind: "notification",
      payload: { notification: at },
      notBefore: new Date(time),
    } as const;
    expect((await transact(async (tx) => done(await enqueueMessage(tx, later)))).ok).toBe(true);
  }
  await until(() => left.length === times.length);
  expect(left).toHaveLength(times.length);
  expect(Math.min(...left.map(({ at }, nth) => at - (times[nth] ?? 0)))).toBeGreaterThanOrEqual(0);
  expect(Math.max(...left.map(({ seconds }, nth) => seconds - (delays[nth] ?? 0) / 1000))).toBeLessThan(2);
});

test("a stop is told to the work in hand and waits for its end", async () => {
  const story: string[] = [];
  const work = async (signal: AbortSignal) => {
    story.push("begun");
    await new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
    story.push("ended");
  };
  await startJobs(only({ "deliver-outbox": work }));
  triggerOutbox();
  expect(await until(() => story.length === 1)).toBe(true);
  await stopJobs();
  expect(story).toEqual(["begun", "ended"]);
});

test("a stop does not wait for the schedule, which after errors of the database tries again much later", async () => {
  const lines = keepLogLines();
  await startJobs(only({}));
  await stopJobs();
  await db.$executeRaw`ALTER TABLE graphile_worker._private_known_crontabs RENAME TO gone`;
  const delays = vi.spyOn(Math, "random").mockReturnValue(100); // the first try again is 20 s later, as after many errors
  await startJobs(only({}));
  await expect.poll(() => lines.join("\n")).toMatch(/Cron hit an error; restarting in 20100ms/);
  delays.mockRestore();
  await db.$executeRaw`ALTER TABLE graphile_worker.gone RENAME TO _private_known_crontabs`;
  const since = startTicks();
  await stopJobs();
  const stopped = since();
  vi.restoreAllMocks();
  log.level = env.LOG_LEVEL;
  expect(stopped).toBeLessThan(3);
});

test("deliveries, tidying, the check of the books and the count of popularity run by themselves", async () => {
  await startJobs(only({}));
  const known = await db.$queryRaw<
    { identifier: string }[]
  >`SELECT identifier FROM graphile_worker._private_known_crontabs ORDER BY 1`;
  expect(known.map(({ identifier }) => identifier)).toEqual([
    "check-books",
    "deliver-outbox",
    "draw-pictures",
    "rank-products",
    "remind-carts",
    "remind-repeats",
    "run-campaigns",
    "tidy",
  ]);
});

test("losing the connections to the database ends nothing", async () => {
  // the work before gives its connections back a moment after it stopped; the ones to lose here are those of the work that goes on
  await new Promise((resolve) => setTimeout(resolve, 500));
  let runs = 0;
  await startJobs(only({ "deliver-outbox": async () => void runs++ }));
  await cutConnections();
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const before = runs;
  // a kick that meets a dead connection is made good by the next order's
  const runsAgain = () => {
    triggerOutbox();
    return runs > before;
  };
  expect(await until(runsAgain, 50_000)).toBe(true);
});

test("losing them in the midst of a stop does not end the process", async () => {
  const broken: unknown[] = [];
  const onError = (problem: unknown) => void broken.push(String(problem));
  process.on("uncaughtException", onError);
  for (let round = 0; round < 20; round++) {
    await startJobs(only({}));
    const cut = cutConnections();
    await new Promise((resolve) => setTimeout(resolve, round / 4)); // the cut comes before, during or after the end of the connections
    await stopJobs();
    await cut;
  }
  await new Promise((resolve) => setTimeout(resolve, 100));
  process.off("uncaughtException", onError);
  expect(broken).toEqual([]);
});

/** A worker whose deliveries are counted; the first one's end waits for a lock when its connection is lost. */
async function loseTheEndOfADelivery() {
  const holder = new pg.Client({ connectionString: databaseUrl() });
  await holder.connect();
  const delivery = { runs: 0, cut: 0 };
  const holdItsEnd = async () => {
    if (++delivery.runs === 1) await holder.query("BEGIN; LOCK TABLE graphile_worker._private_jobs IN SHARE MODE");
  };
  const cutTheWaiting = async () => {
    delivery.cut = await db.$executeRaw`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE 'delete from%_private_jobs%'`;
    return delivery.cut > 0;
  };
  const cut = async () => {
    triggerOutbox();
    for (const began = Date.now(); !(await cutTheWaiting()) && Date.now() - began < 30_000; );
    await holder.query("ROLLBACK");
    await holder.end();
  };
  const runsAgain = () => {
    const before = delivery.runs;
    return until(() => {
      triggerOutbox();
      return delivery.runs > before;
    }, 50_000);
  };
  return { delivery, tasks: only({ "deliver-outbox": holdItsEnd }), cut, runsAgain };
}

test("losing the connection on which a task's end is written does not end the process", async () => {
  const broken: unknown[] = [];
  const onError = (problem: unknown) => void broken.push(String(problem));
  process.on("unhandledRejection", onError);
  const { delivery, tasks, cut, runsAgain } = await loseTheEndOfADelivery();
  await startJobs(tasks);
  await cut();
  expect([await runsAgain(), delivery.cut, broken]).toEqual([true, 1, []]);
  process.off("unhandledRejection", onError);
});

test("work that ended begins again soon, also while the schedule sleeps after errors of the database", async () => {
  const lines = keepLogLines();
  const { delivery, tasks, cut, runsAgain } = await loseTheEndOfADelivery();
  await startJobs(only({}));
  await stopJobs();
  await db.$executeRaw`ALTER TABLE graphile_worker._private_known_crontabs RENAME TO gone`;
  const delays = vi.spyOn(Math, "random").mockReturnValue(200); // the first try again is 40 s later, as after many errors
  await startJobs(tasks);
  await expect.poll(() => lines.join("\n")).toMatch(/Cron hit an error; restarting in 40100ms/);
  delays.mockRestore();
  await db.$executeRaw`ALTER TABLE graphile_worker.gone RENAME TO _private_known_crontabs`;
  await cut();
  const since = startTicks();
  expect([await runsAgain(), delivery.cut]).toEqual([true, 1]);
  const waited = since();
  vi.restoreAllMocks();
  log.level = env.LOG_LEVEL;
  expect(waited).toBeLessThan(20);
});
