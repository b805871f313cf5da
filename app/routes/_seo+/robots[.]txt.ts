import type { LoaderFunctionArgs } from "@remix-run/node";
import { canonical } from "#app/http/canonical.server.ts";

/** Personal pages, and duplicate listings under other sort orders. */
const hidden = [
  ...["/admin", "/api/", "/auth", "/cart", "/checkout", "/favorites", "/order", "/profile", "/edit-custom-package"],
  ...["search", "brand", "min", "max", "quality", "in_stock", "discounted", "sort"].map((name) => `/*?*${name}=`),
];

export function loader({ request }: LoaderFunctionArgs) {
  const rules = [
    "User-agent: *",
    ...hidden.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${canonical(request, "/sitemap.xml")}`,
  ];
  return new Response(`${rules.join("\n")}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
