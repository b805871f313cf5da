import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Dashboard } from "#app/admin/dashboard.tsx";
import { adminMeta } from "#app/admin/meta.ts";
import { findToday } from "#app/domain/reports/find-today.server.ts";
import { seesMoney } from "#app/domain/reports/sees-money.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { admin } from "#app/i18n/admin.ts";
import { translator } from "#app/i18n/translate.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "dashboard");
  const today = await findToday({ withMoney: seesMoney(staff) });
  return { title: translator(langOf(request), admin)("section.dashboard"), today, opensOrders: staff.may("orders") };
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

/** What `/admin` shows until the browser has looked at its hash and its memory. */
export default function AdminHome() {
  const { today, opensOrders } = useLoaderData<typeof loader>();
  return <Dashboard today={today} opensOrders={opensOrders} />;
}
