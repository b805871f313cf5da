import { log } from "#app/platform/log.server.ts";
import { requestScope } from "#app/platform/request-scope.server.ts";

/** Writes down what broke and gives the reference that the log has it under, for whoever asks about it (decisions, Content). */
export function referenceOf(problem: unknown, what: string): string {
  const reference = requestScope()?.requestId ?? "0";
  log.error({ err: problem, requestId: reference, what }, "back office could not read or write");
  return reference;
}

/** What a page asked for; or null, with the reference under which the log has why it could not be read. */
export type Told<Value> = { value: Value; reference: null } | { value: null; reference: string };

/** Reads a part of a page that the rest can do without. */
export async function readOrTell<Value>(what: string, reading: Promise<Value>): Promise<Told<Value>> {
  try {
    return { value: await reading, reference: null };
  } catch (problem) {
    return { value: null, reference: referenceOf(problem, what) };
  }
}
