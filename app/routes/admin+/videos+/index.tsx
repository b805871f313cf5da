import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/meta.ts";
import { ResourcePage } from "#app/admin/resource/resource-page.tsx";
import { videoRows } from "#app/domain/content/video-rules.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { readResource, saveResource } from "#app/http/resource.server.ts";
import { takesPicture } from "#app/http/route-bodies.ts";
import { staffVideos } from "./videos.tsx";

export const handle = takesPicture;

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "videos");
  return readResource(request, staff, videoRows, "videos");
}

export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireSection(request, "videos", "edit");
  return saveResource(request, staff, videoRows);
}

export { afterStaleSave as shouldRevalidate } from "#app/admin/after-stale-save.ts";

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function VideosPage() {
  return <ResourcePage resource={staffVideos} view={useLoaderData<typeof loader>()} />;
}
