import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findCategory } from "#app/domain/catalog/categories.server.ts";
import { canonicalListing } from "#app/domain/catalog/listing-address.ts";
import { findShopSettings } from "#app/domain/settings/shop-settings.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { rowId } from "#app/http/search-params.server.ts";
import { nameIn } from "#app/i18n/lang.ts";
import { listing as texts } from "#app/i18n/listing.ts";
import { translator } from "#app/i18n/translate.ts";
import { isServer } from "#app/lib/is-server.ts";
import { readHeadData } from "#app/pages/head-data.server.ts";
import { readListing } from "#app/pages/listing.server.ts";
import { Crumbs } from "#app/shop/crumbs.tsx";
import { pageMeta } from "#app/shop/head-data/page-meta.ts";
import { breadcrumbData, structuredData } from "#app/shop/head-data/structured-data.ts";
import { Listing } from "#app/shop/list/listing.tsx";

export { cartAlone as shouldRevalidate } from "#app/shop/cart/cart-alone.ts";
export { readCachedPage as clientLoader } from "#app/shop/loader-cache.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const category = await findCategory(rowId(params.id) ?? 0);
  if (!category) throw new Response(null, { status: 404 });
  const lang = langOf(request);
  const t = translator(lang, texts);
  const path = `/category/${category.id}`;
  const [{ categoryName: _, shelfName, ...view }, { shop }] = await Promise.all([
    readListing(request, path, category),
    findShopSettings(),
  ]);
  const categoryName = nameIn(lang, category);
  const name = shelfName ?? categoryName;
  return {
    path,
    name,
    view,
    about: shelfName ? null : (lang === "ur" && category.descriptionUr) || category.description,
    above: [{ href: "/categories", label: t("categories") }, ...(shelfName ? [{ href: path, label: categoryName }] : [])],
    head: await readHeadData(request, {
      page: shelfName ? null : { type: "category", id: category.id },
      path: canonicalListing(view.query),
      title: t("title.category", { name, city: shop.city }),
      description: t("about.category", { name, city: shop.city }),
    }),
    shopName: shop.brand,
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const url = data?.head.canonical;
  if (!isServer || !url) return pageMeta(matches, data?.head);
  const way = [{ href: "/", label: data.shopName }, ...data.above, { href: url, label: data.name }];
  return [...pageMeta(matches, data.head), ...structuredData(breadcrumbData(way, url))];
};

export default function CategoryPage() {
  const { path, name, about, above, view } = useLoaderData<typeof loader>();
  return (
    <div className="page shop-page">
      <Crumbs links={above} />
      <h1>{name}</h1>
      {about ? <p>{about}</p> : null}
      <Listing path={path} view={view} />
    </div>
  );
}
