import { matchRoutes } from "@remix-run/react";
import { useEffect } from "react";

/** A route in Remix's router: it has `lazy` until its code is loaded. */
type Route = { id?: string | undefined; lazy?: (() => Promise<unknown>) | undefined; children?: Route[] | undefined };

type RouteModules = { routes: readonly Route[]; modules: Record<string, unknown>; load: (id: string) => Promise<unknown> };

/**
 * Replaces every page whose code fails to load with one that loads its own address as a document. Remix itself reloads the previous page,
 * which does not show that a form was submitted; and it does so for background fetches too.
 */
export function fallBackToDocuments({ routes, modules, load }: RouteModules): void {
  for (const route of routes) {
    const { id = "", lazy, children } = route;
    if (lazy) {
      route.lazy = async () => {
        modules[id] ??= await load(id).catch(() => ({ default: DocumentPage }));
        return lazy();
      };
    }
    if (children) fallBackToDocuments({ routes: children, modules, load });
  }
}

/** Rendered once its address is in the address bar, and unmounted with the document: it loads no page twice. */
function DocumentPage(): null {
  useEffect(() => location.reload(), []);
  return null;
}

/**
 * For the root. Prefetches the code of the page that a form leads to, its `data-next`, while the form is filled in: after the submit that
 * code may be all that fails. Code that is missing even then is replaced by a document load.
 */
export function useRouteModules(): void {
  useEffect(() => {
    const { routes } = window.__remixRouter;
    fallBackToDocuments({ routes: routes as Route[], modules: window.__remixRouteModules as Record<string, unknown>, load });
    const prefetch = ({ target }: Pick<Event, "target">) => {
      const next = target instanceof Element && target.closest("form")?.dataset["next"];
      const matches = (next && matchRoutes(routes, next)) || [];
      for (const { route } of matches) if (route.lazy) load(route.id).catch(() => undefined);
    };
    // the root stays mounted as long as the document: no cleanup
    for (const event of ["focusin", "pointerdown"]) document.addEventListener(event, prefetch);
    prefetch({ target: document.activeElement }); // a field that was focused before this script ran
  }, []);
}

/** The browser fetches the same module once; a failed one is fetched again. */
const load = async (id: string): Promise<unknown> => import(window.__remixManifest.routes[id]?.module ?? "");
