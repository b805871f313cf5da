import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listCategoryTiles } from "#app/domain/catalog/list-category-tiles.server.ts";
import { listHomeProducts } from "#app/domain/catalog/list-home-products.server.ts";
import { listHomeSlides } from "#app/domain/content/list-home-slides.server.ts";
import { orderNumber, takesMore } from "#app/domain/orders/status.ts";
import { findShopSettings } from "#app/domain/settings/shop-settings.server.ts";
import { accountOf } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { home as texts } from "#app/i18n/home.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { isServer } from "#app/lib/is-server.ts";
import { jsonList } from "#app/lib/json-list.ts";
import { readHeadData } from "#app/pages/head-data.server.ts";
import { type PersonalParts, readHomePart } from "#app/pages/personal.server.ts";
import { readOrFallback } from "#app/platform/read-or-fallback.server.ts";
import { OrderAgainButton } from "#app/shop/cart/order-again-button.tsx";
import { pageMeta, storeMeta } from "#app/shop/head-data/page-meta.ts";
import { Promos } from "#app/shop/home/promos.tsx";
import { RateBoard } from "#app/shop/home/rate-board.tsx";
import { RunningOrder } from "#app/shop/home/running-order.tsx";
import { Slides } from "#app/shop/home/slides.tsx";
import { BuyAgain, useBought } from "#app/shop/list/buy-again.tsx";
import { CategoryTiles } from "#app/shop/list/category-tiles.tsx";
import { ProductGrid } from "#app/shop/list/product-grid.tsx";
import { usePersonalPart } from "#app/shop/personalize-cached-page.ts";
import { LinkButton } from "#app/ui/button.tsx";

export { cartAlone as shouldRevalidate } from "#app/shop/cart/cart-alone.ts";
export { readCachedPage as clientLoader } from "#app/shop/loader-cache.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const lang = langOf(request);
  const t = translator(lang, texts);
  const [products, { slides, banners }, categories, { shop, site }, part] = await Promise.all([
    readOrFallback("products", listHomeProducts(), { everyday: [], seasonal: [], rates: [] }),
    readOrFallback("slides and banners", listHomeSlides(lang), { slides: [], banners: [] }),
    readOrFallback("categories", listCategoryTiles(lang), []),
    findShopSettings(),
    accountOf(request).then(readHomePart),
  ]);
  return {
    everyday: jsonList(products.everyday),
    seasonal: jsonList(products.seasonal),
    rates: jsonList(products.rates),
    slides: jsonList(slides),
    banners: jsonList(banners),
    ...part,
    heading: t("heading", { city: shop.city }),
    head: await readHeadData(request, {
      page: { type: "page", id: "home" },
      path: "/",
      title: t("title", { city: shop.city }),
      description: site.siteDescription || t("description", { city: shop.city }),
    }),
    categories: jsonList(categories),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, data?.head),
  ...(isServer && data?.head.canonical ? storeMeta(matches, data.head.canonical) : []),
];

export default function Home() {
  const loaded = useLoaderData<typeof loader>();
  const { heading, everyday, seasonal, rates, slides, banners, categories } = loaded;
  const { latestOrder = loaded.latestOrder } = usePersonalPart<PersonalParts["home"]>(loaded);
  const bought = useBought(loaded);
  const running = latestOrder && takesMore(latestOrder.status) ? <RunningOrder order={latestOrder} /> : null;
  const t = useText(texts);
  return (
    <div className="page shop-page">
      {/* Goods first: what the shop is stands in its header; the heading is read, not seen. */}
      <h1 className="sr-only">{heading}</h1>
      {bought ? (
        <BuyAgain products={bought}>{running ?? (latestOrder ? <OrderAgainButton orderId={latestOrder.id} /> : null)}</BuyAgain>
      ) : latestOrder ? (
        <section className="shelf-head again" aria-label={t(running ? "running" : "again")}>
          {running ?? (
            <>
              <p>{t("again.last", { number: orderNumber(latestOrder.id) })}</p>
              <OrderAgainButton orderId={latestOrder.id} />
            </>
          )}
        </section>
      ) : (
        <div className="again" />
      )}
      {categories ? <CategoryTiles categories={categories} label={t("categories")} /> : null}
      <div className={rates ? "beside-rates" : undefined}>
        <section className="shelf" aria-labelledby="everyday">
          <div className="shelf-head">
            <h2 id="everyday">{t("everyday")}</h2>
            <a href="/products?featured=true">{t("everyday.more")}</a>
          </div>
          {everyday ? <ProductGrid products={everyday} above={bought} eager={4} /> : null}
        </section>
        {rates ? <RateBoard rates={rates} /> : null}
      </div>
      {slides ? <Slides slides={slides} /> : null}
      {banners ? <Promos banners={banners} /> : null}
      {seasonal ? (
        <section className="shelf" aria-labelledby="seasonal">
          <h2 id="seasonal">{t("seasonal")}</h2>
          <ProductGrid row products={seasonal} above={bought} />
        </section>
      ) : null}
      <LinkButton variant="quiet" href="/products">
        {t("all")}
      </LinkButton>
    </div>
  );
}
