import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { ruledZones } from "#app/domain/delivery/zone-rules.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { actOnResource } from "#app/http/resource-acts.server.ts";
import { exportResource } from "#app/http/resource-export.server.ts";
import { takesImport } from "#app/http/route-bodies.ts";
import { invalidateReads } from "#app/platform/cached-read.server.ts";

export const handle = takesImport;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireSection(request, "delivery-zones");
  return exportResource({ request, params }, ruledZones());
}

export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireSection(request, "delivery-zones", "edit");
  const answer = await actOnResource({ request, params }, staff, ruledZones());
  invalidateReads("delivery_zones");
  return answer;
}
