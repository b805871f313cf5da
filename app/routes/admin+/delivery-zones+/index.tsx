import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/meta.ts";
import { ResourcePage } from "#app/admin/resource/resource-page.tsx";
import { listStaffZones, moveStaffZone, ruledZones } from "#app/domain/delivery/zone-rules.server.ts";
import { findStaffZone } from "#app/domain/delivery/zones.server.ts";
import { readFormData } from "#app/http/form-data.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { readOrNull } from "#app/http/read-or-null.server.ts";
import { readResource, saveResource } from "#app/http/resource.server.ts";
import { rowId } from "#app/http/search-params.server.ts";
import { invalidateReads } from "#app/platform/cached-read.server.ts";
import { zones } from "./zones.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "delivery-zones");
  const [view, staffZones, staffZone] = await Promise.all([
    readResource(request, staff, ruledZones(), "delivery-zones"),
    readOrNull(listStaffZones()),
    readOrNull(findStaffZone()),
  ]);
  return { ...view, staffZones: staffZones ?? [], staffZone };
}

export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireSection(request, "delivery-zones", "edit");
  const sent = await readFormData(request.clone());
  const heir = rowId(String(sent.get("default_zone") ?? ""));
  const answer = await saveResource(request, staff, ruledZones({ heir }), undefined, () => moveStaffZone({ heir }));
  invalidateReads("delivery_zones");
  return answer;
}

export { afterStaleSave as shouldRevalidate } from "#app/admin/after-stale-save.ts";

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function DeliveryZonesPage() {
  return <ResourcePage resource={zones} view={useLoaderData<typeof loader>()} />;
}
