/**
 * Every page that a visitor may look for, by subject, under the name it has in SEO records. Pages of single things, and those
 * that need an order, are not among them. What is `own` differs for everybody or is a part of another page: search engines list
 * the others.
 */
export const publicPages = [
  {
    group: "shop",
    pages: [
      { name: "home", path: "/" },
      { name: "products", path: "/products" },
      { name: "featured", path: "/products?featured=true" },
      { name: "categories", path: "/categories" },
      { name: "packages", path: "/packages" },
      { name: "custom-package", path: "/custom-package" },
    ],
  },
  {
    group: "account",
    pages: [
      { name: "cart", path: "/cart", own: true },
      { name: "favourites", path: "/favorites", own: true },
      { name: "profile", path: "/profile", own: true },
      { name: "orders", path: "/profile?tab=orders#orders", own: true },
      { name: "delivery-tracking", path: "/delivery-tracking" },
      { name: "sign-in", path: "/auth", own: true },
      { name: "register", path: "/auth?tab=register", own: true },
    ],
  },
  {
    group: "help",
    pages: [
      { name: "about", path: "/about" },
      { name: "services", path: "/services" },
      { name: "delivery-zones", path: "/delivery-zones" },
      { name: "videos", path: "/videos" },
      { name: "faq", path: "/faq" },
      { name: "contact", path: "/contact" },
      { name: "suggestions", path: "/suggestions" },
      { name: "development-roadmap", path: "/development-roadmap" },
    ],
  },
  {
    group: "legal",
    pages: [
      { name: "shipping-policy", path: "/shipping-policy" },
      { name: "return-policy", path: "/return-policy" },
      { name: "privacy-policy", path: "/privacy-policy" },
      { name: "terms-of-service", path: "/terms-of-service" },
      { name: "cookie-policy", path: "/cookie-policy" },
    ],
  },
] as const;

/** Where the pages are that search engines may list, the sitemap for people among them. */
export const listedPaths: readonly string[] = [
  ...publicPages.flatMap(({ pages }) => pages.filter((page) => !("own" in page)).map(({ path }) => path)),
  "/sitemap",
];
