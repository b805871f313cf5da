import { type Outcome, refused } from "#app/lib/outcome.ts";
import { log } from "#app/platform/log.server.ts";
import { requestScope } from "#app/platform/request-scope.server.ts";

/** Logs an error and returns its reference in the log, to be shown to the user (decisions, Content). */
export function logWithReference(problem: unknown, what?: string): string {
  const reference = requestScope()?.requestId ?? "0";
  log.error({ err: problem, requestId: reference, what }, "back office could not read or write");
  return reference;
}

/** The result of a read; or null, with the reference of the logged error. */
export type ReadResult<Value> = { value: Value; reference: null } | { value: null; reference: string };

/** Reads an optional part of a page, which shows an error reference when it is missing. */
export async function readWithReference<Value>(what: string, reading: Promise<Value>): Promise<ReadResult<Value>> {
  try {
    return { value: await reading, reference: null };
  } catch (problem) {
    return { value: null, reference: logWithReference(problem, what) };
  }
}

/** The rows of a page, or null when they could not be read: the page then shows an error and a retry. */
export const readOrNull = <Value>(reading: Promise<Value>): Promise<Value | null> =>
  reading.catch((problem: unknown) => {
    logWithReference(problem);
    return null;
  });

/** The outcome of a command; refused with `broken` when it throws, so that its form shows the error and keeps the typed values. */
export const orRefuseBroken = <Value>(command: Promise<Outcome<Value>>): Promise<Outcome<Value>> =>
  command.catch((problem: unknown) => refused("broken", { values: { reference: logWithReference(problem) } }));
