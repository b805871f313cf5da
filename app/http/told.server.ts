import { type Outcome, refused } from "#app/lib/outcome.ts";
import { log } from "#app/platform/log.server.ts";
import { requestScope } from "#app/platform/request-scope.server.ts";

/** Writes down what broke and gives the reference that the log has it under. */
function referenceOf(problem: unknown): string {
  const reference = requestScope()?.requestId ?? "0";
  log.error({ err: problem, requestId: reference }, "back office could not read or write");
  return reference;
}

/** What a page lists, or null when it could not be read: the page then says so itself and offers to try again. */
export const readOrNull = <Value>(reading: Promise<Value>): Promise<Value | null> =>
  reading.catch((problem: unknown) => {
    referenceOf(problem);
    return null;
  });

/** What a command answers; when it breaks, refused with `broken`, so that its form says what failed and keeps what was typed. */
export const orBroken = <Value>(command: Promise<Outcome<Value>>): Promise<Outcome<Value>> =>
  command.catch((problem: unknown) => refused("broken", { values: { reference: referenceOf(problem) } }));
