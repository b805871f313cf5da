import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listServices } from "#app/domain/content/list-services.server.ts";
import { findShopSettings } from "#app/domain/settings/shop-settings.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { services as texts } from "#app/i18n/services.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { readHeadData } from "#app/pages/head-data.server.ts";
import { readOrFallback } from "#app/platform/read-or-fallback.server.ts";
import { ServiceCard } from "#app/shop/content/content-service.tsx";
import { pageMeta } from "#app/shop/head-data/page-meta.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";

export { cartAlone as shouldRevalidate } from "#app/shop/cart/cart-alone.ts";
export { readCachedPage as clientLoader } from "#app/shop/loader-cache.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const lang = langOf(request);
  const t = translator(lang, texts);
  const [{ shop }, services] = await Promise.all([findShopSettings(), readOrFallback("services", listServices(lang), [])]);
  const title = t("title");
  const description = t("description", { brand: shop.brand, city: shop.city });
  return {
    title,
    description,
    head: await readHeadData(request, { page: { type: "page", id: "services" }, path: "/services", title, description }),
    services,
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.head);

export default function Services() {
  const { title, description, services } = useLoaderData<typeof loader>();
  const t = useText(texts);
  return (
    <div className="page">
      <h1>{title}</h1>
      <p className="content-lead">{description}</p>
      {services.length > 0 ? (
        <ul className="content-cards">
          {services.map((service) => (
            <ServiceCard key={service.id} service={service} />
          ))}
        </ul>
      ) : (
        <EmptyState icon="hand-coins" title={t("empty")} action={<LinkButton href="/products">{t("products")}</LinkButton>}>
          {t("empty.why")}
        </EmptyState>
      )}
    </div>
  );
}
