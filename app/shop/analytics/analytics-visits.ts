import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { itemsOf, type JsonList } from "#app/lib/json-list.ts";
import { trackEvent, trackVisit, watchConsent } from "./analytics.ts";

/** For the root: counts the first page of a visit (A7.13) and every page after it. */
export function useVisits(): void {
  const { pathname } = useLocation();
  useEffect(() => trackVisit(pathname), [pathname]);
  useEffect(watchConsent, []);
}

/** For a page of results: counts each search once, with the number of products on its first page, and whether there are more. */
export function useTrackedSearch(
  search: string,
  { page, found, hasMore }: { page: number; found: JsonList<unknown> | null; hasMore: boolean },
): void {
  const noted = useRef("");
  useEffect(() => {
    if (page > 1) return;
    if (search && search !== noted.current)
      trackEvent("search", { label: search, value: itemsOf(found).length, custom_parameters: { has_more: hasMore } });
    noted.current = search;
  }, [search, page, found, hasMore]);
}
