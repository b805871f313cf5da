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
import { pagesOf, routeAt } from "./pages-of.tsx";

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

/** The URLs of the shop's information pages. */
export const contentPaths = Object.keys(modules);

/** A page about the shop as a browser without JavaScript gets it, without the frame around it. */
export const openContent = pagesOf(Object.entries(modules).map(([path, page]) => routeAt(path, page)));
