import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { bannerTable } from "#app/domain/content/banners.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { actOnResource } from "#app/http/resource-acts.server.ts";
import { exportResource } from "#app/http/resource-export.server.ts";
import { takesImport } from "#app/http/route-bodies.ts";

export const handle = takesImport;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireSection(request, "content");
  return exportResource({ request, params }, bannerTable);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireSection(request, "content", "edit");
  return actOnResource({ request, params }, staff, bannerTable, {
    ...{ deleted: "banner-deleted", "not-deleted": "banner-not-deleted" },
    ...{ switched: "banner-switched", "not-switched": "banner-not-switched" },
  });
}
