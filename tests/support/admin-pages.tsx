import { renderToStaticMarkup } from "react-dom/server";
import type { NonIndexRouteObject, RouteObject } from "react-router-dom";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server";
import type { Lang } from "#app/i18n/lang.ts";
import { LangContext } from "#app/i18n/use-text.ts";
import * as layout from "#app/routes/admin+/_layout.tsx";
import * as splat from "#app/routes/admin+/$.tsx";
import * as abandonment from "#app/routes/admin+/abandonment+/index.tsx";
import * as banners from "#app/routes/admin+/content+/banners.tsx";
import * as slides from "#app/routes/admin+/content+/index.tsx";
import * as aboutPage from "#app/routes/admin+/content+/pages.tsx";
import * as policiesPage from "#app/routes/admin+/content+/policies.tsx";
import * as seasonal from "#app/routes/admin+/content+/seasonal.tsx";
import * as dashboard from "#app/routes/admin+/dashboard+/index.tsx";
import * as help from "#app/routes/admin+/help+/index.tsx";
import * as home from "#app/routes/admin+/index.tsx";
import * as order from "#app/routes/admin+/orders+/$orderId.tsx";
import * as invoice from "#app/routes/admin+/orders+/$orderId_.invoice.tsx";
import * as pickingList from "#app/routes/admin+/orders+/$orderId_.picking.tsx";
import * as riderSheet from "#app/routes/admin+/orders+/$orderId_.rider.tsx";
import * as slip from "#app/routes/admin+/orders+/$orderId_.slip.tsx";
import * as createOrder from "#app/routes/admin+/orders+/create.tsx";
import * as orders from "#app/routes/admin+/orders+/index.tsx";
import * as newOrder from "#app/routes/admin+/orders+/new.tsx";
import * as pickingTogether from "#app/routes/admin+/orders+/picking.tsx";
import * as pricing from "#app/routes/admin+/pricing+/index.tsx";
import * as question from "#app/routes/admin+/product-questions+/$questionId.tsx";
import * as questions from "#app/routes/admin+/product-questions+/index.tsx";
import * as product from "#app/routes/admin+/products+/$productId.tsx";
import * as productQuestions from "#app/routes/admin+/products+/$productId_.questions.tsx";
import * as bulk from "#app/routes/admin+/products+/bulk.tsx";
import * as productImport from "#app/routes/admin+/products+/import.tsx";
import * as productImportRun from "#app/routes/admin+/products+/import_.$importId.tsx";
import * as products from "#app/routes/admin+/products+/index.tsx";
import * as newProduct from "#app/routes/admin+/products+/new.tsx";
import * as units from "#app/routes/admin+/products+/units.tsx";
import * as review from "#app/routes/admin+/reviews+/$reviewId.tsx";
import * as reviews from "#app/routes/admin+/reviews+/index.tsx";
import * as settings from "#app/routes/admin+/settings+/index.tsx";
import * as statistics from "#app/routes/admin+/statistics+/index.tsx";

type RouteModule = { default: () => unknown; loader?: unknown; action?: unknown; ErrorBoundary?: unknown };

const at = (path: string | undefined, { default: Component, loader, action, ErrorBoundary }: RouteModule) =>
  ({ path, Component, loader, action, ErrorBoundary }) as NonIndexRouteObject;

const routes: RouteObject[] = [
  {
    ...at("admin", layout),
    id: "routes/admin+/_layout",
    children: [
      { ...at(undefined, home), index: true, children: undefined },
      at("dashboard", dashboard),
      at("statistics", statistics),
      at("content", slides),
      at("content/banners", banners),
      at("content/seasonal", seasonal),
      at("content/pages", aboutPage),
      at("content/policies", policiesPage),
      at("reviews", reviews),
      at("reviews/:reviewId", review),
      at("products/:productId/questions", productQuestions),
      at("product-questions", questions),
      at("product-questions/:questionId", question),
      at("abandonment", abandonment),
      at("help", help),
      at("orders", orders),
      at("orders/new", newOrder),
      at("orders/:orderId", order),
      at("orders/create", createOrder),
      at("orders/:orderId/invoice", invoice),
      at("orders/:orderId/slip", slip),
      at("orders/:orderId/picking", pickingList),
      at("orders/:orderId/rider", riderSheet),
      at("orders/picking", pickingTogether),
      at("products/new", newProduct),
      at("products/units", units),
      at("products/:productId", product),
      at("pricing", pricing),
      at("products", products),
      at("products/bulk", bulk),
      at("products/import", productImport),
      at("products/import/:importId", productImportRun),
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
