import { env } from "#app/platform/env.server.ts";

/** The one address a page is known by, absolute: at `APP_ORIGIN`, or where the request came to when none is set. */
export const canonical = (request: Request, path: string): string => new URL(path, env.APP_ORIGIN ?? request.url).href;
