/** Every page that a visitor may look for, by subject. Pages of single things, and those that need an order, are not among them. */
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
      { name: "cart", path: "/cart" },
      { name: "favourites", path: "/favorites" },
      { name: "profile", path: "/profile" },
      { name: "orders", path: "/profile?tab=orders#orders" },
      { name: "tracking", path: "/delivery-tracking" },
      { name: "sign-in", path: "/auth" },
      { name: "register", path: "/auth?tab=register" },
    ],
  },
  {
    group: "help",
    pages: [
      { name: "about", path: "/about" },
      { name: "services", path: "/services" },
      { name: "zones", path: "/delivery-zones" },
      { name: "videos", path: "/videos" },
      { name: "faq", path: "/faq" },
      { name: "contact", path: "/contact" },
      { name: "suggestions", path: "/suggestions" },
      { name: "roadmap", path: "/development-roadmap" },
    ],
  },
  {
    group: "legal",
    pages: [
      { name: "shipping", path: "/shipping-policy" },
      { name: "return", path: "/return-policy" },
      { name: "privacy", path: "/privacy-policy" },
      { name: "terms", path: "/terms-of-service" },
      { name: "cookie", path: "/cookie-policy" },
    ],
  },
] as const;
