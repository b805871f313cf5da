import type { sitemap } from "#app/i18n/sitemap.ts";

type SitemapKey = keyof (typeof sitemap)["en"];
type After<Prefix extends string> = SitemapKey extends infer Key ? (Key extends `${Prefix}.${infer Name}` ? Name : never) : never;

/**
 * A page that a visitor may look for, under the name it has in SEO records and, as `page.<name>`, on the sitemap. How it is rendered is
 * asked for, because each answer has a price: `once` for all visitors without an account, who get it out of memory; for `each` visitor
 * anew, as a page with a form; `own` differs for everybody or is a part of another page, so that search engines list the others.
 */
type PublicPage = { name: After<"page">; path: `/${string}`; rendered: "once" | "each" | "own" };

type PageGroup = { group: After<"group">; pages: readonly PublicPage[] };

/** Every such page, by subject. Pages of single things, and those that need an order, are not among them. */
export const publicPages: readonly PageGroup[] = [
  {
    group: "shop",
    pages: [
      { name: "home", path: "/", rendered: "once" },
      { name: "products", path: "/products", rendered: "once" },
      { name: "featured", path: "/products?featured=true", rendered: "once" },
      { name: "categories", path: "/categories", rendered: "once" },
      { name: "packages", path: "/packages", rendered: "once" },
      { name: "custom-package", path: "/custom-package", rendered: "each" },
    ],
  },
  {
    group: "account",
    pages: [
      { name: "cart", path: "/cart", rendered: "own" },
      { name: "favourites", path: "/favorites", rendered: "own" },
      { name: "profile", path: "/profile", rendered: "own" },
      { name: "orders", path: "/profile?tab=orders#orders", rendered: "own" },
      { name: "delivery-tracking", path: "/delivery-tracking", rendered: "each" },
      { name: "sign-in", path: "/auth", rendered: "own" },
      { name: "register", path: "/auth?tab=register", rendered: "own" },
    ],
  },
  {
    group: "help",
    pages: [
      { name: "about", path: "/about", rendered: "once" },
      { name: "services", path: "/services", rendered: "once" },
      { name: "delivery-zones", path: "/delivery-zones", rendered: "once" },
      { name: "videos", path: "/videos", rendered: "once" },
      { name: "faq", path: "/faq", rendered: "once" },
      { name: "contact", path: "/contact", rendered: "each" },
      { name: "suggestions", path: "/suggestions", rendered: "each" },
      { name: "development-roadmap", path: "/development-roadmap", rendered: "once" },
    ],
  },
  {
    group: "legal",
    pages: [
      { name: "shipping-policy", path: "/shipping-policy", rendered: "once" },
      { name: "return-policy", path: "/return-policy", rendered: "once" },
      { name: "privacy-policy", path: "/privacy-policy", rendered: "once" },
      { name: "terms-of-service", path: "/terms-of-service", rendered: "once" },
      { name: "cookie-policy", path: "/cookie-policy", rendered: "once" },
    ],
  },
];

/** Where the pages are that search engines may list, the sitemap for people among them. */
export const listedPaths: readonly string[] = [
  ...publicPages.flatMap(({ pages }) => pages.filter(({ rendered }) => rendered !== "own").map(({ path }) => path)),
  "/sitemap",
];

/** The paths, without a query, of those that are the same for every visitor without an account, the sitemap among them. */
export const oncePaths: readonly string[] = [
  ...new Set(
    publicPages.flatMap(({ pages }) =>
      pages.filter(({ rendered }) => rendered === "once").map(({ path }) => path.replace(/\?.*$/, "")),
    ),
  ),
  "/sitemap",
];
