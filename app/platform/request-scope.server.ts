import { AsyncLocalStorage } from "node:async_hooks";
import { processWide } from "./process-wide.server.ts";

/**
 * What belongs to one request: its id for the log, the caller's address, answers already found while serving it, whether
 * a part of its page could not be read, whether the database had no time or connection for it, and whether the page is made for everybody.
 */
export type RequestScope = RequestOrigin & { found: Map<string, unknown>; isPartial: boolean; isUnavailable: boolean };

type RequestOrigin = { requestId: string; address: string; isShared?: boolean };

const storage = processWide("request-scope", () => new AsyncLocalStorage<RequestScope>());

/** Serves one request inside a scope of its own. */
export function inRequestScope<Value>(request: RequestOrigin, serve: () => Value): Value {
  return storage.run({ ...request, found: new Map(), isPartial: false, isUnavailable: false }, serve);
}

/** The request being served, or undefined in a job or a test. */
export const requestScope = (): RequestScope | undefined => storage.getStore();

/** Caches a read for one request: a page's loaders run in parallel and need the same viewer. Without a request every call reads again. */
export function oncePerRequest<Value>(name: string, ask: () => Promise<Value>): Promise<Value> {
  const found = storage.getStore()?.found;
  if (!found) return ask();
  if (!found.has(name)) found.set(name, ask());
  return found.get(name) as Promise<Value>;
}
