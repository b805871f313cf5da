import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { searchZones } from "#app/domain/delivery/search-zones.ts";
import { listZones } from "#app/domain/delivery/zones.server.ts";
import { findShopSettings } from "#app/domain/settings/shop-settings.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { freeText } from "#app/http/search-params.server.ts";
import { deliveryZones as texts } from "#app/i18n/delivery-zones.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { safePath } from "#app/lib/safe-path.ts";
import { readHeadData } from "#app/pages/head-data.server.ts";
import { ContentSearch } from "#app/shop/content/content-search.tsx";
import { ZoneList } from "#app/shop/content/content-zones.tsx";
import { pageMeta } from "#app/shop/head-data/page-meta.ts";
import { useShellView } from "#app/shop/personalize-cached-page.ts";
import { offeredZone, zoneAddress } from "#app/shop/zone/zones-offered.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";

export { readCachedPage as clientLoader } from "#app/shop/loader-cache.ts";

const here = "/delivery-zones";

export async function loader({ request }: LoaderFunctionArgs) {
  const t = translator(langOf(request), texts);
  const { searchParams } = new URL(request.url);
  const search = freeText(searchParams, "search");
  const [{ shop }, zones] = await Promise.all([findShopSettings(), listZones()]);
  const title = t("title");
  const description = t("description", { city: shop.city });
  return {
    title,
    head: await readHeadData(request, { page: { type: "page", id: "delivery-zones" }, path: here, title, description }),
    city: shop.city,
    search,
    returnTo: safePath(searchParams.get("return_to") ?? "", here),
    zones: searchZones(zones, search).map(offeredZone),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.head);

export default function DeliveryZones() {
  const { title, city, search, returnTo, zones } = useLoaderData<typeof loader>();
  const yours = useShellView()?.zone.name;
  const t = useText(texts);
  const preserved = { return_to: returnTo === here ? null : returnTo };
  return (
    <div className="page">
      <h1>{title}</h1>
      <p className="content-lead">{`${t("city", { city })} ${t("how")}`}</p>
      <ContentSearch action={here} label={t("search")} button={t("search.go")} search={search} preserved={preserved} />
      {zones.length > 0 ? (
        <Form method="post" action={zoneAddress}>
          <input type="hidden" name="return_to" value={returnTo} />
          <ZoneList zones={zones} yours={yours ?? null} />
        </Form>
      ) : (
        <EmptyState icon="map-pin" title={t("empty")} action={<LinkButton href={here}>{t("empty.all")}</LinkButton>}>
          {t("empty.why")} <a href="/contact">{t("contact")}</a>
        </EmptyState>
      )}
    </div>
  );
}
