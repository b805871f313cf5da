import { log } from "./log.server.ts";
import { requestScope } from "./request-scope.server.ts";

/**
 * Reads a part that the page around it is worth more than (A8.01): when it can't be read it is `otherwise`, the log says why,
 * and the page, which lacks it, is cached for nobody.
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
