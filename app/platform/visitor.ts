import { hash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { transient, visitorHeader } from "#app/lib/stored-pages.ts";

/** A visitor without any cookie that names a person or a cart. */
const nobody = "nobody";

/** Forms with passwords and addresses, and the back office: a browser must not show them without the server. */
const unstored = /^\/(?:admin|auth|checkout|demo|offline|order-success)(?:[/.?]|$)/;

/** Pages, their data, and what a shared page loads of its visitor; no file and no other interface. */
const answers = /^\/(?:api\/personal|(?!api\/|build\/)(?:[^.?]*|[^?]*\.data))(?:\?|$)/;

/** Finds a cookie in a `Cookie` header by its name, and its value as the first group; made once, as every request is asked. */
export const cookiePattern = (name: string): RegExp => new RegExp(`(?:^|;\\s*)${name}=([^;]*)`);

const [session, viewAs, device, toast] = ["session", "view-as", "device", "toast"].map(cookiePattern);

/** A browser's first request has no cookies at all: nothing is looked for. */
const cookieIn = (cookies: string, cookie?: RegExp): string => (cookies && cookie?.exec(cookies)?.[1]) || "";

/**
 * The value of the visitor header: it changes with the session, so that a service worker deletes one person's pages before it stores
 * another's. A hash, as scripts must not learn the session. Null for requests that are not for a page.
 */
export function visitorOf({
  method,
  url = "",
  headers: { cookie = "" },
}: Pick<IncomingMessage, "method" | "url" | "headers">): string | null {
  if (method !== "GET" || !answers.test(url)) return null;
  const secret = `${cookieIn(cookie, session)} ${cookieIn(cookie, viewAs)}`.trim() || cookieIn(cookie, device);
  const visitor = secret ? hash("sha256", `visitor ${secret}`, "base64url").slice(0, 16) : nobody;
  return unstored.test(url) || cookieIn(cookie, toast) ? `${visitor};${transient}` : visitor;
}

/** The header with which an answer names its visitor: its name and value, or nothing for a request that is not for a page. */
export function visitorHeaderOf(
  request: Pick<IncomingMessage, "method" | "url" | "headers">,
): [name: string, value: string] | [] {
  const visitor = visitorOf(request);
  return visitor ? [visitorHeader, visitor] : [];
}
