import type { calledOff } from "./use-answered-key.ts";

type Address = { pathname: string; search: string; hash: string };
type Route = { shouldRevalidate?: unknown; children?: Route[] | undefined };

/** What this needs of Remix's router. */
type Router = {
  routes: readonly Route[];
  state: { location: Address };
  navigate: (to: Address, options: { replace: boolean; preventScrollReset: boolean; state?: unknown }) => unknown;
};

/** By value: an import would bring along the pages that know it. */
const state: typeof calledOff = { isCalledOff: true };

/** Whether a location is that of a form which was not answered. */
export const isCalledOff = (location: { state: unknown } | undefined): boolean =>
  (location?.state as Partial<typeof calledOff> | null | undefined)?.isCalledOff === true;

/**
 * Calls off the router's navigation: the page on screen stays as it is. A jump within the page takes the place of the one that failed, the
 * only navigation that loads nothing; the address bar shows nothing of it. After a form the router would load the page anew for
 * it, which no route wants.
 */
export function stayOnPage(): void {
  const router = window.__remixRouter as unknown as Router;
  const { location: shown } = router.state;
  const address = location.pathname + location.search + location.hash;
  const top = document.getElementById("main") ? "#main" : "#page";
  const jump = () => router.navigate({ ...shown, hash: shown.hash || top }, { replace: true, preventScrollReset: true, state });
  withoutLoading(listRoutes(router.routes), jump);
  history.replaceState(history.state, "", address);
}

const listRoutes = (routes: readonly Route[]): Route[] => routes.flatMap((route) => [route, ...listRoutes(route.children ?? [])]);

/** The router asks the routes within the call. */
function withoutLoading(routes: readonly Route[], navigate: () => unknown): void {
  const before = routes.map(({ shouldRevalidate }) => shouldRevalidate);
  for (const route of routes) route.shouldRevalidate = () => false;
  navigate();
  routes.forEach((route, place) => {
    route.shouldRevalidate = before[place];
  });
}
