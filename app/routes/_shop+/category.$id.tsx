import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findCategory, nameIn } from "#app/domain/catalog/categories.server.ts";
import { findShopFacts } from "#app/domain/settings/shop-facts.server.ts";
import { canonical } from "#app/http/canonical.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { findListing } from "#app/http/listing-of.server.ts";
import { rowId } from "#app/http/search-params.server.ts";
import { listing as texts } from "#app/i18n/listing.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Crumbs } from "#app/shop/crumbs.tsx";
import { Listing } from "#app/shop/listing.tsx";
import { listingAddress } from "#app/shop/listing-address.ts";
import { pageMeta } from "#app/shop/page-meta.ts";

export { cartAlone as shouldRevalidate } from "#app/shop/cart-alone.ts";
export { fromMemory as clientLoader } from "#app/shop/loader-memory.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const category = await findCategory(rowId(params.id) ?? 0);
  if (!category) throw new Response(null, { status: 404 });
  const lang = langOf(request);
  const t = translator(lang, texts);
  const [{ categoryName, ...view }, { shop }] = await Promise.all([findListing(request, category), findShopFacts()]);
  const name = nameIn(lang, category);
  const path = `/category/${category.id}`;
  return {
    path,
    name,
    view,
    about: (lang === "ur" && category.descriptionUr) || category.description,
    title: t("title.category", { name, city: shop.city }),
    description: t("about.category", { name, city: shop.city }),
    canonical: canonical(request, listingAddress(path, view.query)),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data);

export default function CategoryPage() {
  const { path, name, about, view } = useLoaderData<typeof loader>();
  const t = useText(texts);
  return (
    <div className="page shop-page">
      <Crumbs links={[{ href: "/categories", label: t("categories") }]} />
      <h1>{name}</h1>
      {about ? <p>{about}</p> : null}
      <Listing path={path} view={view} />
    </div>
  );
}
