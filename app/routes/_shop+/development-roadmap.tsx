import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findShopSettings } from "#app/domain/settings/shop-settings.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { roadmap as texts } from "#app/i18n/roadmap.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { readHeadData } from "#app/pages/head-data.server.ts";
import { pageMeta } from "#app/shop/head-data/page-meta.ts";
import { Badge } from "#app/ui/badge.tsx";

export { cartAlone as shouldRevalidate } from "#app/shop/cart/cart-alone.ts";
export { readCachedPage as clientLoader } from "#app/shop/loader-cache.ts";

const phases = [
  { name: "website", state: "complete", tone: "podina" },
  { name: "app", state: "in-progress", tone: "haldi" },
  { name: "ai", state: "upcoming", tone: "neel" },
  { name: "cities", state: "future", tone: "plain" },
] as const;

export async function loader({ request }: LoaderFunctionArgs) {
  const t = translator(langOf(request), texts);
  const { shop } = await findShopSettings();
  const title = t("title");
  const description = t("description", { brand: shop.brand });
  return {
    title,
    head: await readHeadData(request, {
      page: { type: "page", id: "development-roadmap" },
      path: "/development-roadmap",
      title,
      description,
    }),
    city: shop.city,
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.head);

export default function DevelopmentRoadmap() {
  const { title, city } = useLoaderData<typeof loader>();
  const t = useText(texts);
  return (
    <div className="page content">
      <h1>{title}</h1>
      <p className="content-lead">{t("lead")}</p>
      <ol className="roadmap">
        {phases.map(({ name, state, tone }) => (
          <li key={name}>
            <h2>
              {t(name)} <Badge tone={tone}>{t(`state.${state}`)}</Badge>
            </h2>
            <p>{t(`about.${name}`, { city })}</p>
          </li>
        ))}
      </ol>
      <p>
        <a href="/suggestions">{t("suggest")}</a>
      </p>
    </div>
  );
}
