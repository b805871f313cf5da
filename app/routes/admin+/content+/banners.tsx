import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/meta.ts";
import { ResourcePage } from "#app/admin/resource/resource-page.tsx";
import { bannerTable } from "#app/domain/content/banners.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { readResource, saveResource } from "#app/http/resource.server.ts";
import { takesPicture } from "#app/http/route-bodies.ts";
import { banners } from "./components/banners.tsx";

export const handle = takesPicture;

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "content");
  return readResource(request, staff, bannerTable, "content");
}

export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireSection(request, "content", "edit");
  return saveResource(request, staff, bannerTable, { added: "banner-added", saved: "row-saved" });
}

export { afterStaleSave as shouldRevalidate } from "#app/admin/after-stale-save.ts";

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function BannersPage() {
  return <ResourcePage resource={banners} view={useLoaderData<typeof loader>()} />;
}
