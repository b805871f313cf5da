/** The pages that everybody may read beside products, categories and packages: their names in SEO records, and their paths. */
export const publicPages = {
  home: "/",
  products: "/products",
  categories: "/categories",
  packages: "/packages",
  services: "/services",
  videos: "/videos",
  about: "/about",
  contact: "/contact",
  faq: "/faq",
  "delivery-zones": "/delivery-zones",
  suggestions: "/suggestions",
  "delivery-tracking": "/delivery-tracking",
  "shipping-policy": "/shipping-policy",
  "return-policy": "/return-policy",
  "privacy-policy": "/privacy-policy",
  "terms-of-service": "/terms-of-service",
  "cookie-policy": "/cookie-policy",
  "development-roadmap": "/development-roadmap",
  sitemap: "/sitemap",
} as const;

/** The name of a page in SEO records. */
export type PublicPage = keyof typeof publicPages;
