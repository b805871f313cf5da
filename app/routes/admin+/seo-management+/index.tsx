import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/meta.ts";
import { ResourcePage } from "#app/admin/resource/resource-page.tsx";
import { listSeoTemplates } from "#app/domain/seo/list-seo-templates.server.ts";
import { countSeoRecords } from "#app/domain/seo/read-seo-health.server.ts";
import { seoRows } from "#app/domain/seo/seo-rules.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { readResource, saveResource } from "#app/http/resource.server.ts";
import { readOrFallback } from "#app/platform/read-or-fallback.server.ts";
import { seoRecords } from "./seo-records.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "seo-management");
  const [view, counts, templates] = await Promise.all([
    readResource(request, staff, seoRows, "seo-management"),
    readOrFallback("SEO counts", countSeoRecords(), null),
    readOrFallback("SEO templates", listSeoTemplates(), []),
  ]);
  return { ...view, counts, templates };
}

export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireSection(request, "seo-management", "edit");
  return saveResource(request, staff, seoRows);
}

export { afterStaleSave as shouldRevalidate } from "#app/admin/after-stale-save.ts";

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function SeoManagementPage() {
  return <ResourcePage resource={seoRecords} view={useLoaderData<typeof loader>()} />;
}
