import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/meta.ts";
import { PageHead } from "#app/admin/page-head.tsx";
import { readLatestEvents } from "#app/domain/analytics/read-latest-events.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { admin } from "#app/i18n/admin.ts";
import { adminAnalytics } from "#app/i18n/admin-analytics.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { readOrFallback } from "#app/platform/read-or-fallback.server.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { EventCounts } from "./components/event-counts.tsx";
import { RecentEvents } from "./components/recent-events.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  await requireSection(request, "analytics");
  const latest = await readOrFallback("the latest events", readLatestEvents(), null);
  return { title: translator(langOf(request), admin)("section.analytics"), latest };
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function AnalyticsPage() {
  const { title, latest } = useLoaderData<typeof loader>();
  const t = useText(adminAnalytics);
  return (
    <>
      <PageHead title={title} />
      {latest === null ? (
        <EmptyState icon="triangle-alert" title={t("failed")} />
      ) : latest.total === 0 ? (
        <EmptyState icon="chart-pie" title={t("none")}>
          {t("none.why")}
        </EmptyState>
      ) : (
        <>
          <p className="text-ink-2">{latest.total === 1 ? t("what.one") : t("what", { count: latest.total })}</p>
          <EventCounts counts={latest.counts} total={latest.total} />
          <RecentEvents events={latest.recent} />
        </>
      )}
    </>
  );
}
