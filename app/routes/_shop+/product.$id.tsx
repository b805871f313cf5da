import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { nameIn } from "#app/domain/catalog/categories.server.ts";
import { findProduct } from "#app/domain/catalog/find-product.server.ts";
import { findShopFacts } from "#app/domain/settings/shop-facts.server.ts";
import { canonical } from "#app/http/canonical.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { rowId } from "#app/http/search-params.server.ts";
import { product as texts } from "#app/i18n/product.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Crumbs } from "#app/shop/crumbs.tsx";
import { pageMeta } from "#app/shop/page-meta.ts";
import { ProductDetails } from "#app/shop/product-details.tsx";
import { ProductGrid } from "#app/shop/product-grid.tsx";

export { cartAlone as shouldRevalidate } from "#app/shop/cart-alone.ts";
export { fromMemory as clientLoader } from "#app/shop/loader-memory.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const lang = langOf(request);
  const [view, { shop }] = await Promise.all([findProduct(rowId(params.id) ?? 0, lang), findShopFacts()]);
  if (!view) throw new Response(null, { status: 404 });
  const t = translator(lang, texts);
  const name = nameIn(lang, { name: view.product.name, nameUr: view.nameUr });
  return {
    ...view,
    title: t("title", { name, city: shop.city }),
    canonical: canonical(request, `/product/${view.product.id}`),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data);

export default function ProductPage() {
  const { related, ...view } = useLoaderData<typeof loader>();
  const { category, subcategory } = view;
  const t = useText(texts);
  const crumbs = [
    ...(category ? [{ href: `/category/${category.id}`, label: category.name }] : []),
    ...(category && subcategory
      ? [{ href: `/category/${category.id}?subcategory=${subcategory.id}`, label: subcategory.name }]
      : []),
  ];
  return (
    <div className="page shop-page">
      <Crumbs links={crumbs} />
      <ProductDetails view={view} />
      {related.length > 0 ? (
        <section className="shelf" aria-labelledby="related">
          <h2 id="related">{t("related")}</h2>
          <ProductGrid row products={related} />
        </section>
      ) : null}
    </div>
  );
}
