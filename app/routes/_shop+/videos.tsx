import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listVideos } from "#app/domain/content/list-videos.server.ts";
import { videoCategories } from "#app/domain/content/video.ts";
import { findShopSettings } from "#app/domain/settings/shop-settings.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { oneOf } from "#app/http/search-params.server.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { videos as texts } from "#app/i18n/videos.ts";
import { readHeadData } from "#app/pages/head-data.server.ts";
import { readOrFallback } from "#app/platform/read-or-fallback.server.ts";
import { VideoCard } from "#app/shop/content/content-video.tsx";
import { pageMeta } from "#app/shop/head-data/page-meta.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Tabs } from "#app/ui/tabs.tsx";

export { cartAlone as shouldRevalidate } from "#app/shop/cart/cart-alone.ts";
export { readCachedPage as clientLoader } from "#app/shop/loader-cache.ts";

const here = "/videos";

export async function loader({ request }: LoaderFunctionArgs) {
  const t = translator(langOf(request), texts);
  const category = oneOf(new URL(request.url).searchParams, "category", videoCategories, null);
  const [{ shop }, list] = await Promise.all([
    findShopSettings(),
    readOrFallback("videos", listVideos(category), { videos: [], categories: [] }),
  ]);
  const title = t("title");
  const description = t("description", { brand: shop.brand });
  return {
    title,
    head: await readHeadData(request, {
      page: { type: "page", id: "videos" },
      path: category ? `${here}?category=${category}` : here,
      title,
      description,
    }),
    category,
    ...list,
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.head);

export default function Videos() {
  const { title, category, categories, videos } = useLoaderData<typeof loader>();
  const t = useText(texts);
  const tabs = [
    { href: here, label: t("all"), current: category === null },
    ...categories.map((kind) => ({
      href: `${here}?category=${kind}`,
      label: t(`category.${kind}`),
      current: kind === category,
    })),
  ];
  return (
    <div className="page">
      <h1>{title}</h1>
      <p className="content-lead">{t("note")}</p>
      {categories.length > 1 ? <Tabs label={t("filter")} tabs={tabs} /> : null}
      {videos.length > 0 ? (
        <ul className="content-cards">
          {videos.map((video) => (
            <VideoCard key={video.id} video={video} />
          ))}
        </ul>
      ) : (
        <EmptyState
          icon="video"
          title={t("empty")}
          action={category ? <LinkButton href={here}>{t("empty.all")}</LinkButton> : null}
        >
          {t("empty.why")}
        </EmptyState>
      )}
    </div>
  );
}
