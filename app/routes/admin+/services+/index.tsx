import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/meta.ts";
import { ResourcePage } from "#app/admin/resource/resource-page.tsx";
import { serviceTable } from "#app/domain/content/services.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { readResource, saveResource } from "#app/http/resource.server.ts";
import { staffServices } from "./services.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "services");
  return readResource(request, staff, serviceTable, "services");
}

export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireSection(request, "services", "edit");
  return saveResource(request, staff, serviceTable);
}

export { afterStaleSave as shouldRevalidate } from "#app/admin/after-stale-save.ts";

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function ServicesPage() {
  return <ResourcePage resource={staffServices} view={useLoaderData<typeof loader>()} />;
}
