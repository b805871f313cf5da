import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { listZones } from "#app/domain/delivery/zones.server.ts";
import { findShopFacts } from "#app/domain/settings/shop-facts.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { pageFacts } from "#app/http/page-facts.server.ts";
import { freeText } from "#app/http/search-params.server.ts";
import { deliveryZones as texts } from "#app/i18n/delivery-zones.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { ContentSearch } from "#app/shop/content-search.tsx";
import { ZoneList } from "#app/shop/content-zones.tsx";
import { pageMeta } from "#app/shop/page-meta.ts";
import { type ShellView, shellRoute } from "#app/shop/shell-view.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";

export { fromMemory as clientLoader } from "#app/shop/loader-memory.ts";

const here = "/delivery-zones";

export async function loader({ request }: LoaderFunctionArgs) {
  const t = translator(langOf(request), texts);
  const search = freeText(new URL(request.url).searchParams, "search");
  const [{ shop }, zones] = await Promise.all([findShopFacts(), listZones()]);
  const wanted = search.toLowerCase();
  const title = t("title");
  const description = t("description", { city: shop.city });
  return {
    title,
    head: await pageFacts(request, { page: { type: "page", id: "delivery-zones" }, path: here, title, description }),
    city: shop.city,
    search,
    zones: zones
      .filter(({ name }) => name.toLowerCase().includes(wanted))
      .map(({ name, charge, freeAbove }) => ({ name, charge, freeAbove })),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.head);

export default function DeliveryZones() {
  const { title, city, search, zones } = useLoaderData<typeof loader>();
  const yours = useRouteLoaderData<ShellView>(shellRoute)?.zone.name;
  const t = useText(texts);
  return (
    <div className="page">
      <h1>{title}</h1>
      <p className="content-lead">{t("city", { city })}</p>
      <ContentSearch action={here} label={t("search")} button={t("search.go")} search={search} />
      {zones.length > 0 ? (
        <ZoneList zones={zones} yours={yours ?? null} />
      ) : (
        <EmptyState icon="map-pin" title={t("empty")} action={<LinkButton href={here}>{t("empty.all")}</LinkButton>}>
          {t("empty.why")} <a href="/contact">{t("contact")}</a>
        </EmptyState>
      )}
    </div>
  );
}
