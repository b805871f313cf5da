import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { siteTextTable } from "#app/domain/content/site-texts.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { actOnResource } from "#app/http/resource-acts.server.ts";
import { exportResource } from "#app/http/resource-export.server.ts";
import { takesImport } from "#app/http/route-bodies.ts";

export const handle = takesImport;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireSection(request, "contact");
  return exportResource({ request, params }, siteTextTable);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireSection(request, "contact", "edit");
  return actOnResource({ request, params }, staff, siteTextTable);
}
