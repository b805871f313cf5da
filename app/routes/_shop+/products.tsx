import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findShopFacts } from "#app/domain/settings/shop-facts.server.ts";
import { canonical } from "#app/http/canonical.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { findListing } from "#app/http/listing-of.server.ts";
import { listing as texts } from "#app/i18n/listing.ts";
import { translator } from "#app/i18n/translate.ts";
import { Listing } from "#app/shop/listing.tsx";
import { listingAddress } from "#app/shop/listing-address.ts";
import { pageMeta } from "#app/shop/page-meta.ts";

export { cartAlone as shouldRevalidate } from "#app/shop/cart-alone.ts";
export { fromMemory as clientLoader } from "#app/shop/loader-memory.ts";

const path = "/products";

export async function loader({ request }: LoaderFunctionArgs) {
  const t = translator(langOf(request), texts);
  const [{ categoryName, ...view }, { shop }] = await Promise.all([findListing(request), findShopFacts()]);
  const { search, featured } = view.query;
  const title = search ? t("title.search", { search }) : (categoryName ?? t(featured ? "title.featured" : "title.all"));
  return {
    view,
    title,
    description: t("about.all", { city: shop.city }),
    canonical: canonical(request, listingAddress(path, view.query)),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data);

export default function Products() {
  const { view, title } = useLoaderData<typeof loader>();
  return (
    <div className="page shop-page">
      <h1>{title}</h1>
      <Listing path={path} view={view} />
    </div>
  );
}
