import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findShopSettings } from "#app/domain/settings/shop-settings.server.ts";
import { viewerOf } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { wholeNumber } from "#app/http/search-params.server.ts";
import { packages as texts } from "#app/i18n/packages.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { readHeadData } from "#app/pages/head-data.server.ts";
import { readPackageList } from "#app/pages/packages.server.ts";
import { type PersonalParts, readPackagesPart } from "#app/pages/personal.server.ts";
import { pageMeta } from "#app/shop/head-data/page-meta.ts";
import { MyPackages } from "#app/shop/packages/my-packages.tsx";
import { PackageCard } from "#app/shop/packages/package-card.tsx";
import { usePersonalPart } from "#app/shop/personalize-cached-page.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Pager } from "#app/ui/pager.tsx";

export { cartAlone as shouldRevalidate } from "#app/shop/cart/cart-alone.ts";

const addressOf = (page: number) => (page > 1 ? `/packages?page=${page}` : "/packages");

// Not cached in the browser: a package that was just deleted would be shown once more.
export async function loader({ request }: LoaderFunctionArgs) {
  const lang = langOf(request);
  const t = translator(lang, texts);
  const page = wholeNumber(new URL(request.url).searchParams, "page", { most: 1000 });
  const viewer = await viewerOf(request);
  const [list, part, { shop }] = await Promise.all([
    readPackageList(lang, page),
    viewer ? readPackagesPart(viewer) : { mine: null, contents: {} },
    findShopSettings(),
  ]);
  return {
    ...list,
    ...part,
    page,
    head: await readHeadData(request, {
      page: { type: "page", id: "packages" },
      path: addressOf(page),
      title: t("title.list", { city: shop.city }),
      description: t("description", { city: shop.city }),
    }),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.head);

export default function Packages() {
  const loaded = useLoaderData<typeof loader>();
  const { packages, hasNext, page } = loaded;
  const { mine = loaded.mine, contents = loaded.contents } = usePersonalPart<PersonalParts["packages"]>(loaded);
  const t = useText(texts);
  return (
    <div className="page shop-page">
      <h1>{t("title")}</h1>
      <p>{t("about")}</p>
      <h2 className="sr-only">{t("list")}</h2>
      {packages.length > 0 ? (
        <div className="card-grid">
          {packages.map((card, place) => (
            <PackageCard key={card.id} card={card} priority={place < 4} />
          ))}
        </div>
      ) : (
        <EmptyState icon="package-open" title={t("empty")} action={<LinkButton href="/products">{t("empty.do")}</LinkButton>} />
      )}
      <Pager
        label={t("pages")}
        previous={page > 1 ? { href: addressOf(page - 1), label: t("previous") } : null}
        next={hasNext ? { href: addressOf(page + 1), label: t("next") } : null}
      />
      {mine ? (
        <MyPackages packages={mine} contents={contents} />
      ) : (
        <Notice tone="haldi" icon="package">
          <p>
            {t("build.why")} <a href="/custom-package">{t("build")}</a>
          </p>
        </Notice>
      )}
    </div>
  );
}
