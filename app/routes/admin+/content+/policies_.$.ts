import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { policyTable } from "#app/domain/content/site-pages.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { actOnResource } from "#app/http/resource-acts.server.ts";
import { exportResource } from "#app/http/resource-export.server.ts";
import { takesImport } from "#app/http/route-bodies.ts";

export const handle = takesImport;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireSection(request, "content");
  return exportResource({ request, params }, policyTable);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireSection(request, "content", "edit");
  return actOnResource({ request, params }, staff, policyTable, {
    ...{ deleted: "content-deleted", "not-deleted": "content-not-deleted" },
    ...{ switched: "policy-updated", "not-switched": "policy-not-saved" },
  });
}
