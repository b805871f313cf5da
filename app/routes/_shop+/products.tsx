import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { searchAmountText } from "#app/components/unit-size.ts";
import { canonicalListing } from "#app/domain/catalog/listing-address.ts";
import { readPriceLimit } from "#app/domain/catalog/words-of.ts";
import { isShoppingList, namesSeveralGoods } from "#app/domain/counter/match-list.server.ts";
import { findShopSettings } from "#app/domain/settings/shop-settings.server.ts";
import { accountOf } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { listing as texts } from "#app/i18n/listing.ts";
import { shared } from "#app/i18n/shared.ts";
import { translator } from "#app/i18n/translate.ts";
import { readHeadData } from "#app/pages/head-data.server.ts";
import { readListing } from "#app/pages/listing.server.ts";
import { readBoughtPart } from "#app/pages/personal.server.ts";
import { useTrackedSearch } from "#app/shop/analytics/analytics-visits.ts";
import { pageMeta } from "#app/shop/head-data/page-meta.ts";
import { Listing } from "#app/shop/list/listing.tsx";
import { useShellView } from "#app/shop/personalize-cached-page.ts";
import { onDemand } from "#app/ui/on-demand.tsx";

export { cartAlone as shouldRevalidate } from "#app/shop/cart/cart-alone.ts";
export { readCachedPage as clientLoader } from "#app/shop/loader-cache.ts";

const path = "/products";

const BoughtBefore = onDemand(async () => (await import("#app/shop/list/bought-before.tsx")).BoughtBefore);

export async function loader({ request }: LoaderFunctionArgs) {
  const typed = new URL(request.url).searchParams.get("search") ?? "";
  const limited = readPriceLimit(typed);
  if (limited) throw redirect(`/products?${new URLSearchParams({ search: limited.words, max: limited.most })}`);
  if (isShoppingList(typed)) throw redirect(`/shopping-list?${new URLSearchParams({ list: typed })}`);
  const lang = langOf(request);
  const t = translator(lang, texts);
  const [{ categoryName, shelfName, amount, ...view }, { shop }, part] = await Promise.all([
    readListing(request, path),
    findShopSettings(),
    typed ? accountOf(request).then(readBoughtPart) : { bought: null },
  ]);
  const { search, category, featured } = view.query;
  if (search && view.query.page === 1 && view.products === null && (await namesSeveralGoods(search)))
    throw redirect(`/shopping-list?${new URLSearchParams({ list: search })}`);
  const title = search
    ? t("title.search", { search })
    : (shelfName ?? categoryName ?? t(featured ? "title.featured" : "title.all"));
  const head = await readHeadData(request, {
    page: search || category ? null : { type: "page", id: featured ? "featured" : "products" },
    path: canonicalListing(view.query),
    title,
    description: t("about.all", { city: shop.city }),
  });
  const asked = amount && searchAmountText(translator(lang, shared), amount);
  return { view, title, understood: asked && t("understood", { amount: asked, what: amount.words }), head, ...part };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.head);

export default function Products() {
  const loaded = useLoaderData<typeof loader>();
  const { view, title, understood } = loaded;
  const isCustomer = Boolean(useShellView()?.viewer);
  useTrackedSearch(view.query.search, { page: view.query.page, found: view.products, hasMore: view.hasNext });
  return (
    <div className="page shop-page">
      <h1>{title}</h1>
      {understood ? <strong>{understood}</strong> : null}
      <Listing path={path} view={view} />
      {view.query.search ? <div className="again">{isCustomer ? <BoughtBefore loaded={loaded} /> : null}</div> : null}
    </div>
  );
}
