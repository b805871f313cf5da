import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { canonicalListing } from "#app/domain/catalog/listing-address.ts";
import { findShopFacts } from "#app/domain/settings/shop-facts.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { findListing } from "#app/http/listing-of.server.ts";
import { pageFacts } from "#app/http/page-facts.server.ts";
import { listing as texts } from "#app/i18n/listing.ts";
import { translator } from "#app/i18n/translate.ts";
import { useSearchNoted } from "#app/shop/analytics/analytics-visits.ts";
import { pageMeta } from "#app/shop/head-data/page-meta.ts";
import { Listing } from "#app/shop/list/listing.tsx";

export { cartAlone as shouldRevalidate } from "#app/shop/cart/cart-alone.ts";
export { fromMemory as clientLoader } from "#app/shop/loader-memory.ts";

const path = "/products";

export async function loader({ request }: LoaderFunctionArgs) {
  const t = translator(langOf(request), texts);
  const [{ categoryName, shelfName, ...view }, { shop }] = await Promise.all([findListing(request, path), findShopFacts()]);
  const { search, category, featured } = view.query;
  const title = search
    ? t("title.search", { search })
    : (shelfName ?? categoryName ?? t(featured ? "title.featured" : "title.all"));
  const head = await pageFacts(request, {
    page: search || category ? null : { type: "page", id: featured ? "featured" : "products" },
    path: canonicalListing(view.query),
    title,
    description: t("about.all", { city: shop.city }),
  });
  return { view, title, head };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.head);

export default function Products() {
  const { view, title } = useLoaderData<typeof loader>();
  useSearchNoted(view.query.search, { page: view.query.page, found: view.products.length, hasMore: view.hasNext });
  return (
    <div className="page shop-page">
      <h1>{title}</h1>
      <Listing path={path} view={view} />
    </div>
  );
}
