import type { HomeAnswer, HomeProblem } from "../pages/contract.ts";
import { readAddress } from "./address.ts";

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Whether a host is this machine, the only one allowed without https. */
export const isLoopback = (hostname: string): boolean => loopback.test(hostname);

/** Parses a typed address of the shop: its origin, or the reason of the refusal. */
export function parseShopUrl(typed: string): { home: string } | { problem: HomeProblem } {
  const text = typed.trim();
  const url = readAddress(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `${guessScheme(text)}://${text}`);
  if (!url?.hostname || url.username || url.password || /\s/.test(text)) return { problem: "not-an-address" };
  if (url.protocol === "https:") return { home: url.origin };
  if (url.protocol !== "http:") return { problem: "not-an-address" };
  return isLoopback(url.hostname) ? { home: url.origin } : { problem: "https-needed" };
}

/** Without a scheme, http is assumed for this machine alone. */
function guessScheme(text: string): "http" | "https" {
  const host = /^(\[[^\]]*\]|[^:/?#]*)/.exec(text)?.[0] ?? "";
  return isLoopback(host.toLowerCase()) ? "http" : "https";
}

type Fetch = (address: string, options: { signal: AbortSignal; redirect: "error"; cache: "no-store" }) => Promise<Response>;

const requestTimeout = 10_000;

/**
 * Checks whether an address is a shop of ours, ready to serve.
 *
 * @param fetch that of the window's own network stack, which knows the system's proxy and certificates
 */
export async function testShopUrl(typed: string, fetch: Fetch): Promise<HomeAnswer> {
  const parsed = parseShopUrl(typed);
  if ("problem" in parsed) return { isShop: false, problem: parsed.problem };
  try {
    const options = { signal: AbortSignal.timeout(requestTimeout), redirect: "error", cache: "no-store" } as const;
    const answer = await fetch(`${parsed.home}/readyz`, options);
    const body = (await answer.json().catch(() => null)) as { status?: unknown } | null;
    const status = body?.status;
    if (status === "ready") return { isShop: true, home: parsed.home };
    return { isShop: false, problem: status === "not ready" ? "not-ready" : "not-the-shop" };
  } catch (problem) {
    return { isShop: false, problem: /ERR_CERT|certificate/i.test(String(problem)) ? "not-secure" : "unreachable" };
  }
}
