import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findShopSettings } from "#app/domain/settings/shop-settings.server.ts";
import { canonical } from "#app/http/canonical.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { rowId } from "#app/http/search-params.server.ts";
import { packages as texts } from "#app/i18n/packages.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { isServer } from "#app/lib/is-server.ts";
import { readHeadData } from "#app/pages/head-data.server.ts";
import { readPackagePage } from "#app/pages/packages.server.ts";
import { Crumbs } from "#app/shop/crumbs.tsx";
import { pageMeta } from "#app/shop/head-data/page-meta.ts";
import { breadcrumbData, packageData, structuredData } from "#app/shop/head-data/structured-data.ts";
import { PackageCard } from "#app/shop/packages/package-card.tsx";
import { PackageContents, PackageDetails } from "#app/shop/packages/package-details.tsx";

export { cartAlone as shouldRevalidate } from "#app/shop/cart/cart-alone.ts";
export { readCachedPage as clientLoader } from "#app/shop/loader-cache.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const lang = langOf(request);
  const [view, { shop }] = await Promise.all([readPackagePage(lang, rowId(params.id) ?? 0), findShopSettings()]);
  if (!view) throw new Response(null, { status: 404 });
  const t = translator(lang, texts);
  const { id, name, image } = view.card;
  const path = `/package/${id}`;
  const title = t("title.one", { name, city: shop.city });
  const head = await readHeadData(request, {
    ...{ page: { type: "page", id: path }, path, title, image },
    ...(view.description && { description: view.description }),
  });
  return { ...view, head, url: canonical(request, path), shopName: shop.brand, above: t("title") };
}

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) => {
  if (!page) return pageMeta(matches, undefined);
  const { card, head, url, shopName } = page;
  if (!isServer) return pageMeta(matches, head);
  const way = [
    { href: "/", label: shopName },
    { href: "/packages", label: page.above },
  ];
  return [
    ...pageMeta(matches, head),
    ...structuredData(packageData(page), breadcrumbData([...way, { href: url, label: card.name }], url)),
  ];
};

export default function PackagePage() {
  const { card, description, contents, related } = useLoaderData<typeof loader>();
  const t = useText(texts);
  return (
    <div className="page shop-page">
      <Crumbs links={[{ href: "/packages", label: t("title") }]} />
      <PackageDetails card={card} description={description} />
      <PackageContents contents={contents} />
      {related.length > 0 ? (
        <section className="shelf" aria-labelledby="related">
          <h2 id="related">{t("related")}</h2>
          <div className="card-grid">
            {related.map((other) => (
              <PackageCard key={other.id} card={other} />
            ))}
          </div>
        </section>
      ) : null}
    </div>
  );
}
