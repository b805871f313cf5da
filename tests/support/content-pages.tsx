import { renderToStaticMarkup } from "react-dom/server";
import type { RouteObject } from "react-router-dom";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server";
import type { Lang } from "#app/i18n/lang.ts";
import { LangContext } from "#app/i18n/use-text.ts";
import * as about from "#app/routes/_shop+/about.tsx";
import * as contact from "#app/routes/_shop+/contact.tsx";
import * as cookie from "#app/routes/_shop+/cookie-policy.tsx";
import * as zones from "#app/routes/_shop+/delivery-zones.tsx";
import * as roadmap from "#app/routes/_shop+/development-roadmap.tsx";
import * as faq from "#app/routes/_shop+/faq.tsx";
import * as privacy from "#app/routes/_shop+/privacy-policy.tsx";
import * as returns from "#app/routes/_shop+/return-policy.tsx";
import * as services from "#app/routes/_shop+/services.tsx";
import * as shipping from "#app/routes/_shop+/shipping-policy.tsx";
import * as sitemap from "#app/routes/_shop+/sitemap.tsx";
import * as suggestions from "#app/routes/_shop+/suggestions.tsx";
import * as terms from "#app/routes/_shop+/terms-of-service.tsx";
import * as videos from "#app/routes/_shop+/videos.tsx";

const modules = {
  "/about": about,
  "/contact": contact,
  "/cookie-policy": cookie,
  "/delivery-zones": zones,
  "/development-roadmap": roadmap,
  "/faq": faq,
  "/privacy-policy": privacy,
  "/return-policy": returns,
  "/services": services,
  "/shipping-policy": shipping,
  "/sitemap": sitemap,
  "/suggestions": suggestions,
  "/terms-of-service": terms,
  "/videos": videos,
};

/** The addresses of the pages that tell of the shop. */
export const contentPaths = Object.keys(modules);

const handler = createStaticHandler(
  Object.entries(modules).map(([path, page]) => {
    const { default: Component, loader, action } = page as typeof page & { action?: unknown };
    return { path, Component, loader, action } as RouteObject;
  }),
);

interface Browser {
  cookie?: string;
  lang?: Lang;
  form?: Record<string, string>;
}

/** A page about the shop as a browser without JavaScript gets it, without the frame around it; a form is posted to it. */
export async function openContent(path: string, { cookie, lang = "en", form }: Browser = {}) {
  const headers = { Cookie: [cookie, `lang=${lang}`].filter(Boolean).join("; ") };
  const body = form && new URLSearchParams(form);
  const context = await handler.query(new Request(`http://shop.test${path}`, { headers, ...(body && { method: "POST", body }) }));
  if (context instanceof Response) return { status: context.status, location: context.headers.get("Location"), html: "" };
  const page = (
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
  );
  const html = renderToStaticMarkup(<LangContext.Provider value={lang}>{page}</LangContext.Provider>);
  return { status: context.statusCode, location: null, html: html.replaceAll("\u00a0", " ").replaceAll("&#x27;", "'") };
}
