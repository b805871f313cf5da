import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { aboutTable } from "#app/domain/content/site-pages.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { actOnResource } from "#app/http/resource-acts.server.ts";
import { exportResource } from "#app/http/resource-export.server.ts";
import { takesImport } from "#app/http/route-bodies.ts";

export const handle = takesImport;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireSection(request, "content");
  return exportResource({ request, params }, aboutTable);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireSection(request, "content", "edit");
  return actOnResource({ request, params }, staff, aboutTable, {
    ...{ deleted: "content-deleted", "not-deleted": "content-not-deleted" },
    ...{ switched: "about-updated", "not-switched": "about-not-saved" },
  });
}
