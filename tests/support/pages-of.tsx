import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { NonIndexRouteObject, RouteObject } from "react-router-dom";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server";
import type { Lang } from "#app/i18n/lang.ts";
import { LangContext } from "#app/i18n/use-text.ts";
import { FragmentContext } from "#app/ui/fragment.tsx";
import { renderFragment } from "#app/ui/fragment-cache.server.tsx";
import { servedPartsLoaded } from "#app/ui/served-part.tsx";

type RouteModule = { default: () => unknown; loader?: unknown; action?: unknown; ErrorBoundary?: unknown };

/** A route's file at the address where Remix would put it. */
export const routeAt = (path: string | undefined, { default: Component, loader, action, ErrorBoundary }: RouteModule) =>
  ({ path, Component, loader, action, ErrorBoundary }) as NonIndexRouteObject;

interface Visit {
  cookie?: string | undefined;
  lang?: Lang;
  /** What is posted to the page; without it the page is just opened. */
  form?: Record<string, string> | string[][];
}

type Shown = { status: number; location: string | null; html: string };

/**
 * Pages as a browser without JavaScript gets them, loaders, guards and error boundaries included.
 *
 * @returns what opens one of them; a redirect has a `location` and no HTML
 */
export function pagesOf(routes: RouteObject[]): (path: string, visit?: Visit) => Promise<Shown> {
  const handler = createStaticHandler(routes);
  return async (path, { cookie, lang = "en", form } = {}) => {
    const headers = { Cookie: [cookie, `lang=${lang}`].filter(Boolean).join("; ") };
    const body = form && new URLSearchParams(form);
    const request = new Request(`http://shop.test${path}`, { headers, ...(body && { method: "POST", body }) });
    const context = await handler.query(request);
    if (context instanceof Response) return { status: context.status, location: context.headers.get("Location"), html: "" };
    await servedPartsLoaded();
    const router = createStaticRouter(handler.dataRoutes, context);
    const html = renderToStaticMarkup(
      <LangContext.Provider value={lang}>
        <FragmentContext.Provider value={form ? null : renderFragment}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </FragmentContext.Provider>
      </LangContext.Provider>,
    ).replaceAll("<!-- -->", "");
    return { status: context.statusCode, location: null, html: html.replaceAll("\u00a0", " ").replaceAll("&#x27;", "'") };
  };
}

/** A part of a page, shown at some address, as a browser without JavaScript gets it. */
export async function showPart(element: ReactNode, path = "/", lang: Lang = "en"): Promise<string> {
  return (await pagesOf([{ path: "*", element }])(path, { lang })).html;
}
