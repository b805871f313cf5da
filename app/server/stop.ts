import { setTimeout as sleep } from "node:timers/promises";
import { inspect } from "node:util";
import { log } from "#app/platform/log.server.ts";
import { hasLostParent, lineageOfProcess } from "./lineage.ts";

/** `gently`: others serve already, so visitors may take a few seconds to go over to them. */
type Close = (how: { gently: boolean }) => Promise<unknown>;

/** One part that hangs may not keep the others, least of all the database, from being closed, milliseconds. */
const timeout = 12_000;

const closers: Close[] = [];
let stopping = false;

/** Adds what a stop must finish or give back. What was opened last is closed first. */
export function whenStopping(close: Close): void {
  closers.unshift(close);
}

/**
 * Closes everything and ends the process. Idempotent.
 *
 * @param why the cause, for the log: no process of the shop ends without a line about it
 */
export async function stop(exitCode: number, why: string, how = { gently: false }): Promise<void> {
  if (stopping) return;
  stopping = true;
  log[exitCode === 0 ? "info" : "error"]({ why, exitCode }, "the process stops");
  let code = exitCode;
  for (const close of closers) {
    const closing = Promise.resolve(how).then(close); // what throws at once, like a database that was never opened, keeps nothing else open
    await Promise.race([closing, tooLate()]).catch((problem: unknown) => {
      log.error({ err: problem }, "could not stop in good order");
      code = 1;
    });
  }
  process.exit(code);
}

/** Ends this process after another took its place: open connections get one more response, with `Connection: close`. */
export const retire = (): Promise<void> => stop(0, "another process took its place", { gently: true });

/** Ends a start that failed. What the operator can mend is an `Error` with a sentence; anything else is a defect and shows where it happened. */
export function exitWithError(problem: unknown): Promise<void> {
  if (!stopping)
    process.stderr.write(`${problem instanceof Error && problem.constructor === Error ? problem.message : inspect(problem)}\n`);
  return stop(1, "an error that ends it");
}

async function tooLate(): Promise<never> {
  await sleep(timeout);
  throw new Error("something took too long to close");
}

/**
 * Ends the process in good order on a signal: by Ctrl-C, by SIGTERM, by its terminal closing, or because npm, which started it, is
 * gone (killed outright it cannot pass anything on).
 */
export function stopWhenAsked(): void {
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stop(0, signal));
  // without a terminal there may be a nohup, which wants it ignored; Node resets that, and the signal would end the process at once
  process.on("SIGHUP", () => (process.stdout.isTTY ? stop(0, "SIGHUP") : log.info("the terminal is gone; the process goes on")));
  if (!process.env["npm_lifecycle_event"]) return;
  const parents = lineageOfProcess();
  setInterval(() => hasLostParent(parents, lineageOfProcess()) && stop(0, "the process that started it is gone"), 500).unref();
}

/**
 * Logs an unhandled rejection without ending the process. After an uncaught exception the state is unknown, so the process shuts
 * down in order and logs why.
 */
export function handleUncaughtErrors(): void {
  process.on("unhandledRejection", (problem) => {
    log.error({ err: problem }, "a promise was rejected and nobody caught it; the process goes on");
  });
  process.on("uncaughtException", (problem) => {
    log.fatal({ err: problem }, "an error that nobody caught; the process ends");
    process.stderr.write(`The process ends after an error that nobody caught: ${inspect(problem)}\n`);
    void stop(1, "an uncaught exception");
  });
}
