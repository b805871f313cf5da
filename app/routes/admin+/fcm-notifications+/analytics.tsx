import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/meta.ts";
import { listPushEvents } from "#app/domain/push/list-push-events.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { admin } from "#app/i18n/admin.ts";
import { adminPush } from "#app/i18n/admin-push.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { readOrFallback } from "#app/platform/read-or-fallback.server.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PushEvents } from "./components/push-events.tsx";
import { PushHead } from "./components/push-head.tsx";

/** What became of the pushes (B7.22). Where that cannot be read there is nothing (B8.21). */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireSection(request, "fcm-notifications");
  const title = translator(langOf(request), admin)("section.fcm-notifications");
  return { title, ...(await readOrFallback("push events", listPushEvents(), { counts: [], recent: [] })) };
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function PushAnalyticsPage() {
  const { title, counts, recent } = useLoaderData<typeof loader>();
  const t = useText(adminPush);
  return (
    <>
      <PushHead title={title} tab="analytics" />
      {recent.length === 0 ? (
        <EmptyState icon="chart-pie" title={t("events.none")}>
          {t("events.none.why")}
        </EmptyState>
      ) : (
        <PushEvents counts={counts} recent={recent} />
      )}
    </>
  );
}
