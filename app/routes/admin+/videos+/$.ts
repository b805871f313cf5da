import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { videoRows } from "#app/domain/content/video-rules.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { actOnResource } from "#app/http/resource-acts.server.ts";
import { exportResource } from "#app/http/resource-export.server.ts";
import { takesImport } from "#app/http/route-bodies.ts";

export const handle = takesImport;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireSection(request, "videos");
  return exportResource({ request, params }, videoRows);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireSection(request, "videos", "edit");
  return actOnResource({ request, params }, staff, videoRows, {
    "not-deleted": "video-not-deleted",
    "not-switched": "video-not-saved",
  });
}
