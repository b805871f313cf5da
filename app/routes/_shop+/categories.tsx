import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listCategoryTiles } from "#app/domain/catalog/list-category-tiles.server.ts";
import { findShopSettings } from "#app/domain/settings/shop-settings.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { listing as texts } from "#app/i18n/listing.ts";
import { translator } from "#app/i18n/translate.ts";
import { jsonList } from "#app/lib/json-list.ts";
import { readHeadData } from "#app/pages/head-data.server.ts";
import { readOrFallback } from "#app/platform/read-or-fallback.server.ts";
import { pageMeta } from "#app/shop/head-data/page-meta.ts";
import { CategoryTiles } from "#app/shop/list/category-tiles.tsx";

export { cartAlone as shouldRevalidate } from "#app/shop/cart/cart-alone.ts";
export { readCachedPage as clientLoader } from "#app/shop/loader-cache.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const lang = langOf(request);
  const t = translator(lang, texts);
  const [categories, { shop }] = await Promise.all([
    readOrFallback("categories", listCategoryTiles(lang), []),
    findShopSettings(),
  ]);
  const title = t("title.categories");
  const description = t("about.categories", { city: shop.city });
  return {
    title,
    head: await readHeadData(request, { page: { type: "page", id: "categories" }, path: "/categories", title, description }),
    categories: jsonList(categories),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.head);

export default function Categories() {
  const { title, categories } = useLoaderData<typeof loader>();
  return (
    <div className="page shop-page">
      <h1>{title}</h1>
      {categories ? <CategoryTiles grid categories={categories} label={title} /> : null}
    </div>
  );
}
