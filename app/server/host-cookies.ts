import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { RequestHandler } from "express";

/** What browsers take over https alone, for this host alone, from this host alone: no neighbour of its domain can plant one. */
const prefix = "__Host-";

/** What scripts of the shop's pages read: nothing that anybody could gain by. */
const plain: ReadonlySet<string> = new Set(["personal", "scripts"]);

/** What outlives a visit. The others are of a step, such as a code that is being typed. */
const lasting: ReadonlySet<string> = new Set([
  ...["session", "device", "known", "trusted", "lang", "zone", "theme", "animations"],
  ...["navigation", "package_grid", "product-columns"],
]);

/** Max-Age of a cookie that gets its new name, seconds: a customer's session lasts no longer, and a step's is over by then. */
const maxAge = (name: string): number => (lasting.has(name) ? 30 * 24 * 60 * 60 : 10 * 60);

/** Until then browsers may still hold a session under its plain name; nobody can plant one for longer. UTC. */
const oldNamesUntil = Date.UTC(2027, 2, 1);

const nameOf = (cookie: string): string => cookie.slice(0, Math.max(0, cookie.indexOf("="))).trim();

/** The cookies of a request under their plain names, and of those that came under one although it has a prefix by now: name and value. */
type Sent = { header: string; old: ReadonlyMap<string, string>; isReplaced: (name: string) => boolean };

/** Reads a `Cookie` header. Where a name came both ways only the prefixed one counts. */
function readCookies(header: string, at: number): Sent {
  const pairs = header.split(";").map((pair) => pair.trim());
  const prefixed = pairs.filter((pair) => pair.startsWith(prefix)).map((pair) => pair.slice(prefix.length));
  const replaced = new Set(prefixed.map(nameOf));
  const others = pairs.filter((pair) => !pair.startsWith(prefix));
  const old = others.filter((pair) => pair.includes("=") && !plain.has(nameOf(pair)));
  const counted = at < oldNamesUntil ? old.filter((pair) => !replaced.has(nameOf(pair))) : [];
  return {
    header: [...prefixed, ...others.filter((pair) => plain.has(nameOf(pair))), ...counted].join("; "),
    old: new Map(old.toReversed().map((pair) => [nameOf(pair), pair.slice(pair.indexOf("=") + 1)])),
    isReplaced: (name) => replaced.has(name) || at >= oldNamesUntil,
  };
}

/** A `Set-Cookie` value under its prefixed name; those for scripts as they are. */
function prefixedCookie(cookie: string): string {
  if (plain.has(nameOf(cookie)) || cookie.startsWith(prefix)) return cookie;
  return `${prefix}${cookie}${/;\s*Secure/i.test(cookie) ? "" : "; Secure"}`;
}

/** What gives the cookies of a browser their new names: once, as it has none of the old ones afterwards. */
function renamed({ old, isReplaced }: Sent, given: readonly string[]): string[] {
  const set = new Set(given.map(nameOf));
  return [...old].flatMap(([name, value]) => {
    const removed = `${name}=; Path=/; Max-Age=0; SameSite=Lax; Secure`;
    if (isReplaced(name) || set.has(prefix + name)) return [removed];
    return [removed, `${prefix}${name}=${value}; Path=/; Max-Age=${maxAge(name)}; HttpOnly; SameSite=Lax; Secure`];
  });
}

/** The headers of an answer that `writeHead` was given: an object, or names and values alternately. */
type GivenHeaders = Record<string, unknown> | readonly unknown[] | undefined;

function takeFrom(headers: GivenHeaders, name: string): { values: string[]; others: GivenHeaders } {
  const values: string[] = [];
  const isNamed = (key: unknown) => String(key).toLowerCase() === name;
  if (Array.isArray(headers)) {
    const others: unknown[] = [];
    for (let at = 0; at < headers.length; at += 2)
      if (isNamed(headers[at])) values.push(...[headers[at + 1]].flat().map(String));
      else others.push(headers[at], headers[at + 1]);
    return { values, others };
  }
  const entries = Object.entries(headers ?? {});
  for (const [key, value] of entries) if (isNamed(key)) values.push(...[value].flat().map(String));
  return { values, others: headers && Object.fromEntries(entries.filter(([key]) => !isNamed(key))) };
}

const isDocument = ({ method, headers }: IncomingMessage): boolean =>
  method === "GET" && headers.accept?.includes("text/html") === true;

const listOf = (value: unknown): string[] => (value === undefined ? [] : [value].flat().map(String));

/** Requests whose cookies have their plain names already. */
const read = new WeakSet<IncomingMessage>();

function applyTo(req: IncomingMessage, res: ServerResponse): void {
  if (read.has(req)) return;
  read.add(req);
  const sent = readCookies(req.headers.cookie ?? "", Date.now());
  if (req.headers.cookie !== undefined) req.headers.cookie = sent.header;
  const writeHead = res.writeHead.bind(res) as (status: number, ...rest: unknown[]) => ServerResponse;
  res.writeHead = ((status: number, ...rest: unknown[]) => {
    const reason = typeof rest[0] === "string" ? [rest[0]] : [];
    const { values, others } = takeFrom(rest[reason.length] as GivenHeaders, "set-cookie");
    const given = [...listOf(res.getHeader("set-cookie")), ...values].map(prefixedCookie);
    const cookies = isDocument(req) ? [...given, ...renamed(sent, given)] : given;
    if (cookies.length > 0) res.setHeader("set-cookie", cookies);
    return writeHead(status, ...reason, ...(others === undefined ? [] : [asSet(res, others)]));
  }) as ServerResponse["writeHead"];
}

/** Node sends a flat list of headers beside none that were set before: where some were, the list's are set too. */
function asSet(res: ServerResponse, headers: GivenHeaders): GivenHeaders {
  if (!Array.isArray(headers) || res.getHeaderNames().length === 0) return headers;
  const named = new Map<string, unknown[]>();
  for (let at = 0; at < headers.length; at += 2)
    named.set(String(headers[at]), [...(named.get(String(headers[at])) ?? []), headers[at + 1]]);
  return Object.fromEntries([...named].map(([name, values]) => [name, values.length > 1 ? values : values[0]]));
}

/**
 * On https every cookie but those for scripts travels with the prefix `__Host-` (security.md): the code behind this reads and sets plain
 * names. Who comes with a plain one keeps its session: the next page gives it the new name and deletes the old (until March 2027). On
 * http, as the PC at the counter has it, browsers refuse the prefix, so nothing changes.
 */
export function hostCookies(answer: RequestListener, { https }: { https: boolean }): RequestListener {
  if (!https) return answer;
  return (req, res) => {
    applyTo(req, res);
    answer(req, res);
  };
}

/** The same as the first middleware of an app, for requests that did not come through `hostCookies`. */
export const withHostCookies =
  (https: boolean): RequestHandler =>
  (req, res, next) => {
    if (https) applyTo(req, res);
    next();
  };
