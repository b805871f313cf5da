import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listAboutSections } from "#app/domain/content/list-about-sections.server.ts";
import { findShopSettings } from "#app/domain/settings/shop-settings.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { about as texts } from "#app/i18n/about.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { readHeadData } from "#app/pages/head-data.server.ts";
import { readOrFallback } from "#app/platform/read-or-fallback.server.ts";
import { Sections } from "#app/shop/content/content-sections.tsx";
import { pageMeta } from "#app/shop/head-data/page-meta.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";

export { cartAlone as shouldRevalidate } from "#app/shop/cart/cart-alone.ts";
export { readCachedPage as clientLoader } from "#app/shop/loader-cache.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const lang = langOf(request);
  const t = translator(lang, texts);
  const [{ shop }, sections] = await Promise.all([findShopSettings(), readOrFallback("sections", listAboutSections(lang), [])]);
  const title = t("title");
  const description = t("description", { city: shop.city });
  return {
    title,
    head: await readHeadData(request, { page: { type: "page", id: "about" }, path: "/about", title, description }),
    city: shop.city,
    sections,
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.head);

export default function About() {
  const { title, city, sections } = useLoaderData<typeof loader>();
  const t = useText(texts);
  return (
    <div className="page content">
      <h1>{title}</h1>
      <p className="content-lead">{t("city", { city })}</p>
      {sections.length > 0 ? (
        <Sections sections={sections} />
      ) : (
        <EmptyState icon="store" title={t("empty")}>
          {t("empty.why")}
        </EmptyState>
      )}
      <p className="content-actions">
        <LinkButton href="/contact">{t("contact")}</LinkButton>
        <LinkButton href="/delivery-zones" variant="quiet">
          {t("zones")}
        </LinkButton>
      </p>
    </div>
  );
}
