import { log } from "#app/platform/log.server.ts";

type Close = () => Promise<unknown>;

/** However badly something hangs, the process is gone by then, milliseconds. */
const patience = 20_000;

const closers: Close[] = [];
let stopping = false;

/** Adds what a stop must finish or give back. What was opened last is closed first. */
export function whenStopping(close: Close): void {
  closers.unshift(close);
}

/** Closes everything and ends the process. Asking twice changes nothing. */
export async function stop(exitCode: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(1), patience).unref();
  let code = exitCode;
  for (const close of closers) {
    await close().catch((problem: unknown) => {
      log.error({ err: problem }, "could not stop in good order");
      code = 1;
    });
  }
  process.exit(code);
}

/**
 * Ends the process in good order when it is asked to: by Ctrl-C, by SIGTERM, by its terminal closing, or because npm,
 * which started it, is gone (killed outright it cannot pass anything on).
 */
export function stopWhenAsked(): void {
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stop(0));
  if (process.stdout.isTTY) process.on("SIGHUP", () => stop(0)); // without a terminal there may be a nohup, which wants it ignored
  if (!process.env["npm_lifecycle_event"]) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop(0), 500).unref();
}
