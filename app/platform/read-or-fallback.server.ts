import { log } from "./log.server.ts";
import { requestScope } from "./request-scope.server.ts";

/**
 * Reads an optional part of a page (A8.01): on failure it is `otherwise`, the error is logged, and the incomplete page is not
 * cached.
 *
 * @param what names the part in the log
 */
export async function readOrFallback<Value, Otherwise>(
  what: string,
  reading: Promise<Value>,
  otherwise: Otherwise,
): Promise<Value | Otherwise> {
  try {
    return await reading;
  } catch (problem) {
    const scope = requestScope();
    if (scope) scope.isPartial = true;
    log.error({ err: problem, requestId: scope?.requestId, what }, "a part of a page could not be read");
    return otherwise;
  }
}
