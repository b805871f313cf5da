import type { ClientLoaderFunctionArgs } from "@remix-run/react";
import { useLocation, useMatches, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { PageTrail } from "./head-data/page-trail.ts";

const minute = 60_000;
const freshFor = 5 * minute;
const maxAge = 30 * minute;

/** A loader's data, and its time. */
type CacheEntry = { at: number; data: unknown };

/**
 * Cached pages: shown at once while younger than five minutes; up to thirty minutes they are the fallback when the request fails; then they
 * are deleted (A9.09). The server caches none of it.
 */
export class LoaderCache {
  private readonly pages = new Map<string, CacheEntry>();

  constructor(private readonly now: () => number = Date.now) {}

  store(key: string, data: unknown): void {
    this.pages.delete(key);
    this.pages.set(key, { at: this.now(), data });
    for (const [old, { at }] of this.pages) if (this.now() - at > maxAge) this.pages.delete(old);
  }

  fresh(key: string): CacheEntry | undefined {
    return this.youngerThan(freshFor, key);
  }

  entry(key: string): CacheEntry | undefined {
    return this.youngerThan(maxAge, key);
  }

  private youngerThan(age: number, key: string): CacheEntry | undefined {
    const page = this.pages.get(key);
    return page && this.now() - page.at <= age ? page : undefined;
  }
}

const memory = new LoaderCache();
const trail = new PageTrail();

/** The current page, and whether it came from the cache and is not revalidated yet. */
const screen = { path: "", isUnchecked: false };

const keyOf = (path: string) => `${document.documentElement.lang} ${path}`;

/**
 * A page's `clientLoader`: from the cache when it is fresh, or on return from a product (A2.77); else from the server. A revalidation of
 * the current page always asks the server.
 */
export async function readCachedPage({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<unknown> {
  const { pathname, search } = new URL(request.url);
  const path = pathname + search;
  const key = keyOf(path);
  const seen = path === screen.path ? undefined : trail.isReturnTo(path) ? memory.entry(key) : memory.fresh(key);
  if (seen) {
    screen.isUnchecked = true;
    return seen.data;
  }
  try {
    const data = await serverLoader();
    memory.store(key, data);
    return data;
  } catch (problem) {
    const entry = problem instanceof TypeError ? memory.entry(key) : undefined;
    if (!entry) throw problem;
    return entry.data;
  }
}

/**
 * Revalidates when the browser restores a whole page from its back-forward cache: prices and the cart may have changed, and the session may
 * have ended. Returns the unsubscribe function.
 */
export function watchReturns(page: EventTarget, check: () => void): () => void {
  const onPageShow = (event: Event) => {
    if ((event as PageTransitionEvent).persisted) check();
  };
  page.addEventListener("pageshow", onPageShow);
  return () => page.removeEventListener("pageshow", onPageShow);
}

/** For the storefront's layout: caches the data of the document too, and revalidates prices and stock at once on a page shown from the cache. */
export function useCachedPages(): void {
  const arrived = useMatches().at(-1)?.data;
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (screen.path === "" && arrived) memory.store(keyOf(pathname + search), arrived);
    screen.path = pathname + search;
    trail.visit(screen.path);
    if (!screen.isUnchecked) return;
    screen.isUnchecked = false;
    whenReached(revalidate);
  }, [pathname, search, arrived, revalidate]);
  useEffect(() => watchReturns(window, () => whenReached(revalidate)), [revalidate]);
}

/** A revalidation that fails would replace a readable page with an error. */
function whenReached(check: () => void): void {
  fetch("/healthz", { method: "HEAD", cache: "no-store" }).then(check, () => undefined);
}
