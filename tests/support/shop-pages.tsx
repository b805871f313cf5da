import { renderToStaticMarkup } from "react-dom/server";
import type { NonIndexRouteObject, RouteObject } from "react-router-dom";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server";
import type { Lang } from "#app/i18n/lang.ts";
import { LangContext } from "#app/i18n/use-text.ts";
import * as home from "#app/routes/_shop+/_index.tsx";
import * as layout from "#app/routes/_shop+/_layout.tsx";
import * as cart from "#app/routes/_shop+/cart.tsx";
import * as checkout from "#app/routes/_shop+/checkout.tsx";
import * as contact from "#app/routes/_shop+/contact.tsx";
import * as editPackage from "#app/routes/_shop+/edit-custom-package.$id.tsx";
import * as favorites from "#app/routes/_shop+/favorites.tsx";
import * as order from "#app/routes/_shop+/order.$id.tsx";
import * as orderSuccess from "#app/routes/_shop+/order-success.tsx";
import * as onePackage from "#app/routes/_shop+/package.$id.tsx";
import * as packages from "#app/routes/_shop+/packages.tsx";
import * as product from "#app/routes/_shop+/product.$id.tsx";
import * as products from "#app/routes/_shop+/products.tsx";
import * as profile from "#app/routes/_shop+/profile/route.tsx";
import * as specialRequest from "#app/routes/_shop+/special-request.tsx";
import * as suggestions from "#app/routes/_shop+/suggestions.tsx";

type RouteModule = { default: () => unknown; loader?: unknown; action?: unknown; ErrorBoundary?: unknown };

const at = (path: string, { default: Component, loader, action, ErrorBoundary }: RouteModule) =>
  ({ path, Component, loader, action, ErrorBoundary }) as NonIndexRouteObject;

const routes: RouteObject[] = [
  {
    ...at("/", layout),
    id: "routes/_shop+/_layout",
    children: [
      { ...at("", home), index: true, children: undefined },
      at("cart", cart),
      at("checkout", checkout),
      at("contact", contact),
      at("edit-custom-package/:id", editPackage),
      at("favorites", favorites),
      at("order/:id", order),
      at("order-success", orderSuccess),
      at("package/:id", onePackage),
      at("packages", packages),
      at("product/:id", product),
      at("products", products),
      at("profile", profile),
      at("special-request", specialRequest),
      at("suggestions", suggestions),
    ],
  },
];

const handler = createStaticHandler(routes);

/** A page of the storefront in its frame, as a browser without JavaScript gets it; with `form`, what comes back to a post. */
export async function openShop(
  path: string,
  { cookie, lang = "en", form }: { cookie?: string; lang?: Lang; form?: Record<string, string> } = {},
): Promise<{ status: number; location: string | null; html: string }> {
  const headers: Record<string, string> = { Cookie: [cookie, `lang=${lang}`].filter(Boolean).join("; ") };
  const body = form && new URLSearchParams(form);
  const context = await handler.query(new Request(`http://shop.test${path}`, { headers, ...(body && { method: "POST", body }) }));
  if (context instanceof Response) return { status: context.status, location: context.headers.get("Location"), html: "" };
  const page = (
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
  );
  const html = renderToStaticMarkup(<LangContext.Provider value={lang}>{page}</LangContext.Provider>);
  return { status: context.statusCode, location: null, html: html.replaceAll("\u00a0", " ").replaceAll("&#x27;", "'") };
}
