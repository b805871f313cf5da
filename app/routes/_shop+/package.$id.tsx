import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findShopFacts } from "#app/domain/settings/shop-facts.server.ts";
import { canonical } from "#app/http/canonical.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { findPackagePage } from "#app/http/packages-of.server.ts";
import { rowId } from "#app/http/search-params.server.ts";
import { packages as texts } from "#app/i18n/packages.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Crumbs } from "#app/shop/crumbs.tsx";
import { PackageCard } from "#app/shop/package-card.tsx";
import { PackageContents, PackageDetails } from "#app/shop/package-details.tsx";
import { pageMeta } from "#app/shop/page-meta.ts";

export { cartAlone as shouldRevalidate } from "#app/shop/cart-alone.ts";
export { fromMemory as clientLoader } from "#app/shop/loader-memory.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const lang = langOf(request);
  const [view, { shop }] = await Promise.all([findPackagePage(lang, rowId(params.id) ?? 0), findShopFacts()]);
  if (!view) throw new Response(null, { status: 404 });
  return {
    ...view,
    title: translator(lang, texts)("title.one", { name: view.card.name, city: shop.city }),
    canonical: canonical(request, `/package/${view.card.id}`),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data);

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
