import { type Outcome, refused } from "#app/lib/outcome.ts";
import { log } from "#app/platform/log.server.ts";
import { requestScope } from "#app/platform/request-scope.server.ts";

/** Writes down what broke and gives the reference that the log has it under, for whoever asks about it (decisions, Content). */
export function logWithReference(problem: unknown, what?: string): string {
  const reference = requestScope()?.requestId ?? "0";
  log.error({ err: problem, requestId: reference, what }, "back office could not read or write");
  return reference;
}

/** What a page asked for; or null, with the reference under which the log has why it could not be read. */
export type ReadResult<Value> = { value: Value; reference: null } | { value: null; reference: string };

/** Reads a part of a page that the rest can do without, and that says so with a reference when it is missing. */
export async function readWithReference<Value>(what: string, reading: Promise<Value>): Promise<ReadResult<Value>> {
  try {
    return { value: await reading, reference: null };
  } catch (problem) {
    return { value: null, reference: logWithReference(problem, what) };
  }
}

/** What a page lists, or null when it could not be read: the page then says so itself and offers to try again. */
export const readOrNull = <Value>(reading: Promise<Value>): Promise<Value | null> =>
  reading.catch((problem: unknown) => {
    logWithReference(problem);
    return null;
  });

/** What a command answers; when it breaks, refused with `broken`, so that its form says what failed and keeps what was typed. */
export const orRefuseBroken = <Value>(command: Promise<Outcome<Value>>): Promise<Outcome<Value>> =>
  command.catch((problem: unknown) => refused("broken", { values: { reference: logWithReference(problem) } }));
