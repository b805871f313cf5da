import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Dashboard } from "#app/admin/dashboard.tsx";
import { adminMeta } from "#app/admin/meta.ts";
import { NotBuilt } from "#app/admin/not-built.tsx";
import { findSection } from "#app/admin/sections.ts";
import { findToday } from "#app/domain/reports/find-today.server.ts";
import { seesMoney } from "#app/domain/reports/sees-money.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { admin } from "#app/i18n/admin.ts";
import { translator } from "#app/i18n/translate.ts";

/** Every section that has no route of its own yet; the dashboard, also for a key nobody knows (A2.84). */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const section = findSection(params["*"]?.split("/")[0]);
  const t = translator(langOf(request), admin);
  if (section && !section.built) {
    await requireSection(request, section.permission, section.access);
    return { title: t(`section.${section.key}`), section: section.key, today: null, opensOrders: false };
  }
  const staff = await requireSection(request, "dashboard");
  const today = await findToday({ withMoney: seesMoney(staff) });
  return { title: t("section.dashboard"), section: null, today, opensOrders: staff.may("orders") };
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function SectionPage() {
  const { section, today, opensOrders } = useLoaderData<typeof loader>();
  return today ? <Dashboard today={today} opensOrders={opensOrders} /> : <NotBuilt section={section} />;
}
