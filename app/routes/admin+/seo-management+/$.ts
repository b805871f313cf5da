import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { seoRows } from "#app/domain/seo/seo-rules.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { actOnResource } from "#app/http/resource-acts.server.ts";
import { exportResource } from "#app/http/resource-export.server.ts";
import { takesImport } from "#app/http/route-bodies.ts";

export const handle = takesImport;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireSection(request, "seo-management");
  return exportResource({ request, params }, seoRows);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireSection(request, "seo-management", "edit");
  return actOnResource({ request, params }, staff, seoRows, { "not-switched": "seo-not-updated" });
}
