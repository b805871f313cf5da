import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/meta.ts";
import { ResourcePage } from "#app/admin/resource/resource-page.tsx";
import { siteTextTable } from "#app/domain/content/site-texts.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { readResource, saveResource } from "#app/http/resource.server.ts";
import { siteTexts } from "./site-texts.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "contact");
  return readResource(request, staff, siteTextTable, "contact");
}

export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireSection(request, "contact", "edit");
  return saveResource(request, staff, siteTextTable, { added: "text-created", saved: "text-updated" });
}

export { afterStaleSave as shouldRevalidate } from "#app/admin/after-stale-save.ts";

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function SiteTextsPage() {
  return <ResourcePage resource={siteTexts} view={useLoaderData<typeof loader>()} />;
}
