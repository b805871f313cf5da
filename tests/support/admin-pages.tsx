import { renderToStaticMarkup } from "react-dom/server";
import type { NonIndexRouteObject, RouteObject } from "react-router-dom";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server";
import type { Lang } from "#app/i18n/lang.ts";
import { LangContext } from "#app/i18n/use-text.ts";
import * as layout from "#app/routes/admin+/_layout.tsx";
import * as splat from "#app/routes/admin+/$.tsx";
import * as help from "#app/routes/admin+/help+/index.tsx";
import * as home from "#app/routes/admin+/index.tsx";
import * as order from "#app/routes/admin+/orders+/$orderId.tsx";
import * as invoice from "#app/routes/admin+/orders+/$orderId_.invoice.tsx";
import * as orders from "#app/routes/admin+/orders+/index.tsx";
import * as product from "#app/routes/admin+/products+/$productId.tsx";
import * as newProduct from "#app/routes/admin+/products+/new.tsx";
import * as units from "#app/routes/admin+/products+/units.tsx";
import * as settings from "#app/routes/admin+/settings+/index.tsx";

type RouteModule = { default: () => unknown; loader?: unknown; action?: unknown; ErrorBoundary?: unknown };

const at = (path: string | undefined, { default: Component, loader, action, ErrorBoundary }: RouteModule) =>
  ({ path, Component, loader, action, ErrorBoundary }) as NonIndexRouteObject;

const routes: RouteObject[] = [
  {
    ...at("admin", layout),
    id: "routes/admin+/_layout",
    children: [
      { ...at(undefined, home), index: true, children: undefined },
      at("help", help),
      at("orders", orders),
      at("orders/:orderId", order),
      at("orders/:orderId/invoice", invoice),
      at("products/new", newProduct),
      at("products/units", units),
      at("products/:productId", product),
      at("settings", settings),
      at("*", splat),
    ],
  },
];

const handler = createStaticHandler(routes);

/** A back-office page as a browser without JavaScript gets it, loaders, guards and error boundaries included. */
export async function openAdmin(
  path: string,
  { cookie, lang = "en", form }: { cookie?: string; lang?: Lang; form?: Record<string, string> } = {},
): Promise<{ status: number; location: string | null; html: string }> {
  const headers: Record<string, string> = { Cookie: [cookie, `lang=${lang}`].filter(Boolean).join("; ") };
  const body = form && new URLSearchParams(form);
  const request = new Request(`http://shop.test${path}`, { headers, ...(body && { method: "POST", body }) });
  const context = await handler.query(request);
  if (context instanceof Response) return { status: context.status, location: context.headers.get("Location"), html: "" };
  const page = (
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
  );
  const html = renderToStaticMarkup(<LangContext.Provider value={lang}>{page}</LangContext.Provider>);
  return { status: context.statusCode, location: null, html: html.replaceAll("\u00a0", " ").replaceAll("&#x27;", "'") };
}
