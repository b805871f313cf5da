import type { ClientLoaderFunctionArgs } from "@remix-run/react";
import { useLocation, useMatches, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { PageTrail } from "./head-data/page-trail.ts";

const minute = 60_000;
const freshFor = 5 * minute;
const keptFor = 30 * minute;

/** What a loader sent, and when. */
type Kept = { at: number; data: unknown };

/**
 * Pages already seen: shown at once while younger than five minutes; up to thirty they stand in when the shop can't be
 * reached; then they are dropped (A9.09). Nothing of it is ever kept on the server.
 */
export class LoaderCache {
  private readonly pages = new Map<string, Kept>();

  constructor(private readonly now: () => number = Date.now) {}

  keep(key: string, data: unknown): void {
    this.pages.delete(key);
    this.pages.set(key, { at: this.now(), data });
    for (const [old, { at }] of this.pages) if (this.now() - at > keptFor) this.pages.delete(old);
  }

  fresh(key: string): Kept | undefined {
    return this.youngerThan(freshFor, key);
  }

  kept(key: string): Kept | undefined {
    return this.youngerThan(keptFor, key);
  }

  private youngerThan(age: number, key: string): Kept | undefined {
    const page = this.pages.get(key);
    return page && this.now() - page.at <= age ? page : undefined;
  }
}

const memory = new LoaderCache();
const trail = new PageTrail();

/** The page on screen, and whether it came from memory and has yet to be checked. */
const screen = { path: "", isUnchecked: false };

const keyOf = (path: string) => `${document.documentElement.lang} ${path}`;

/**
 * A page's `clientLoader`: from memory when it was seen a moment ago, or when somebody comes back to it from a product (A2.77);
 * else from the shop. A page on screen is always asked anew.
 */
export async function readCachedPage({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<unknown> {
  const { pathname, search } = new URL(request.url);
  const path = pathname + search;
  const key = keyOf(path);
  const seen = path === screen.path ? undefined : trail.isReturnTo(path) ? memory.kept(key) : memory.fresh(key);
  if (seen) {
    screen.isUnchecked = true;
    return seen.data;
  }
  try {
    const data = await serverLoader();
    memory.keep(key, data);
    return data;
  } catch (problem) {
    const kept = problem instanceof TypeError ? memory.kept(key) : undefined;
    if (!kept) throw problem;
    return kept.data;
  }
}

/**
 * Asks anew when the browser brings a whole page back as it was left: prices and the cart have moved on, and who was signed in
 * may be so no longer. Gives the way back.
 */
export function watchReturns(page: EventTarget, check: () => void): () => void {
  const hear = (event: Event) => {
    if ((event as PageTransitionEvent).persisted) check();
  };
  page.addEventListener("pageshow", hear);
  return () => page.removeEventListener("pageshow", hear);
}

/** For the storefront's layout: what came with the document is kept too, and a page shown from memory has its prices and stock checked at once. */
export function useCachedPages(): void {
  const arrived = useMatches().at(-1)?.data;
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (screen.path === "" && arrived) memory.keep(keyOf(pathname + search), arrived);
    screen.path = pathname + search;
    trail.visit(screen.path);
    if (!screen.isUnchecked) return;
    screen.isUnchecked = false;
    whenReached(revalidate);
  }, [pathname, search, arrived, revalidate]);
  useEffect(() => watchReturns(window, () => whenReached(revalidate)), [revalidate]);
}

/** A check that reaches nobody would put an apology in the place of a page that can be read. */
function whenReached(check: () => void): void {
  fetch("/healthz", { method: "HEAD", cache: "no-store" }).then(check, () => undefined);
}
