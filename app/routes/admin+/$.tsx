import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Dashboard } from "#app/admin/dashboard.tsx";
import { adminMeta } from "#app/admin/meta.ts";
import { NotBuilt } from "#app/admin/not-built.tsx";
import { findSection } from "#app/admin/sections.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { admin } from "#app/i18n/admin.ts";
import { translator } from "#app/i18n/translate.ts";
import { readDashboard } from "#app/pages/dashboard.server.ts";

/** Every section without a route of its own; the dashboard for an unknown key (A2.84). */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const section = findSection(params["*"]?.split("/")[0]);
  if (section && !section.built) {
    await requireSection(request, section.key);
    const title = translator(langOf(request), admin)(`section.${section.key}`);
    return { title, section: section.key, dashboard: null };
  }
  const staff = await requireSection(request, "dashboard");
  return { ...(await readDashboard(request, staff)), section: null };
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function SectionPage() {
  const { section, dashboard } = useLoaderData<typeof loader>();
  return dashboard ? <Dashboard {...dashboard} /> : <NotBuilt section={section} />;
}
