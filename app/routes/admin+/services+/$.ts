import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { serviceTable } from "#app/domain/content/services.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { actOnResource } from "#app/http/resource-acts.server.ts";
import { exportResource } from "#app/http/resource-export.server.ts";
import { takesImport } from "#app/http/route-bodies.ts";

export const handle = takesImport;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireSection(request, "services");
  return exportResource({ request, params }, serviceTable);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireSection(request, "services", "edit");
  return actOnResource({ request, params }, staff, serviceTable, {
    moved: "service-order-updated",
    "not-moved": "service-order-not-updated",
  });
}
