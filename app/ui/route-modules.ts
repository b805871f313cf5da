import { matchRoutes } from "@remix-run/react";
import { useEffect } from "react";

/** What Remix's router holds of a route: `lazy` until its code is there. */
type Route = { id?: string | undefined; lazy?: (() => Promise<unknown>) | undefined; children?: Route[] | undefined };

type RouteModules = { routes: readonly Route[]; modules: Record<string, unknown>; load: (id: string) => Promise<unknown> };

/**
 * Puts a page that loads its own address as a document in the place of every page whose code does not come. Remix itself loads the
 * old page again, from where nothing shows that a form was sent; and it does so for what is fetched in the background too.
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

/** It is rendered once its address is in the address bar, and gone with the document: it loads no page twice. */
function DocumentPage(): null {
  useEffect(() => location.reload(), []);
  return null;
}

/**
 * For the root. The code of the page that a form leads to, its `data-next`, is fetched while the form is being filled in, because
 * after it was sent that may be all that is missing; code that is missing even then is made up for by a document.
 */
export function useRouteModules(): void {
  useEffect(() => {
    const { routes } = window.__remixRouter;
    fallBackToDocuments({ routes: routes as Route[], modules: window.__remixRouteModules as Record<string, unknown>, load });
    const prefetch = ({ target }: Event) => {
      const next = target instanceof Element && target.closest("form")?.dataset["next"];
      const matches = (next && matchRoutes(routes, next)) || [];
      for (const { route } of matches) if (route.lazy) load(route.id).catch(() => undefined);
    };
    // the root is there as long as the document: nothing has to be taken back
    for (const event of ["focusin", "pointerdown"]) document.addEventListener(event, prefetch);
  }, []);
}

/** The browser fetches the same code once; what failed it fetches again. */
const load = async (id: string): Promise<unknown> => import(window.__remixManifest.routes[id]?.module ?? "");
