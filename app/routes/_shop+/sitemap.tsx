import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listCategories } from "#app/domain/catalog/categories.server.ts";
import { publicPages } from "#app/domain/seo/public-pages.ts";
import { findShopSettings } from "#app/domain/settings/shop-settings.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { nameIn } from "#app/i18n/lang.ts";
import { sitemap as texts } from "#app/i18n/sitemap.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { readHeadData } from "#app/pages/head-data.server.ts";
import { readOrFallback } from "#app/platform/read-or-fallback.server.ts";
import { pageMeta } from "#app/shop/head-data/page-meta.ts";

export { cartAlone as shouldRevalidate } from "#app/shop/cart/cart-alone.ts";
export { readCachedPage as clientLoader } from "#app/shop/loader-cache.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const lang = langOf(request);
  const t = translator(lang, texts);
  const [{ shop }, categories] = await Promise.all([findShopSettings(), readOrFallback("categories", listCategories(), [])]);
  const title = t("title");
  const description = t("description", { brand: shop.brand });
  return {
    title,
    description,
    head: await readHeadData(request, { page: { type: "page", id: "sitemap" }, path: "/sitemap", title, description }),
    categories: categories.map((category) => ({ id: category.id, name: nameIn(lang, category) })),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.head);

export default function Sitemap() {
  const { title, description, categories } = useLoaderData<typeof loader>();
  const t = useText(texts);
  return (
    <div className="page">
      <h1>{title}</h1>
      <p className="content-lead">{description}</p>
      <div className="site-map">
        {publicPages.map(({ group, pages }) => (
          <nav key={group} className="content-links" aria-labelledby={`map-${group}`}>
            <h2 id={`map-${group}`}>{t(`group.${group}`)}</h2>
            {pages.map(({ name, path }) => (
              <a key={name} href={path}>
                {t(`page.${name}`)}
              </a>
            ))}
          </nav>
        ))}
        <nav className="content-links" aria-labelledby="map-categories">
          <h2 id="map-categories">{t("categories")}</h2>
          {categories.map(({ id, name }) => (
            <a key={id} href={`/category/${id}`}>
              {name}
            </a>
          ))}
        </nav>
      </div>
    </div>
  );
}
