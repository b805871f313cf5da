import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Dashboard } from "#app/admin/dashboard.tsx";
import { adminMeta } from "#app/admin/meta.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { readDashboard } from "#app/pages/dashboard.server.ts";

/** The dashboard, for a key that no section has (A2.84). */
export async function loader({ request }: LoaderFunctionArgs) {
  return readDashboard(request, await requireSection(request, "dashboard"));
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function UnknownSectionPage() {
  const { dashboard } = useLoaderData<typeof loader>();
  return <Dashboard {...dashboard} />;
}
