import type { LoaderFunctionArgs } from "@remix-run/node";
import { findShopSettings } from "#app/domain/settings/shop-settings.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { home } from "#app/i18n/home.ts";
import { htmlLang } from "#app/i18n/lang.ts";
import { translator } from "#app/i18n/translate.ts";

/** The tokens `jamun` and `paper`: a manifest cannot reference a style sheet. */
const colours = { theme_color: "#4a1a5c", background_color: "#f3f8f4" };

const svgIcon = { src: "/app-icon.svg", sizes: "any", type: "image/svg+xml" };
const icons = [
  { ...svgIcon, purpose: "any" },
  { ...svgIcon, purpose: "maskable" },
  ...[192, 512].map((side) => ({ src: `/app-icon-${side}.png`, sizes: `${side}x${side}`, type: "image/png", purpose: "any" })),
];

/** What a phone needs to keep the shop among its apps. */
export async function loader({ request }: LoaderFunctionArgs) {
  const lang = langOf(request);
  const { shop } = await findShopSettings();
  const manifest = {
    id: "/",
    name: shop.brand,
    short_name: shop.brand,
    description: translator(lang, home)("description", { city: shop.city }),
    lang: htmlLang(lang),
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    ...colours,
    categories: ["shopping", "food"],
    icons,
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json", "Cache-Control": "public, max-age=3600", Vary: "Cookie" },
  });
}
