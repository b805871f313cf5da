import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/meta.ts";
import { ResourcePage } from "#app/admin/resource/resource-page.tsx";
import { slideTable } from "#app/domain/content/slides.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { readResource, saveResource } from "#app/http/resource.server.ts";
import { takesTwoPictures } from "#app/http/route-bodies.ts";
import { slides } from "./components/slides.tsx";

export const handle = takesTwoPictures;

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "content");
  return readResource(request, staff, slideTable, "content");
}

export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireSection(request, "content", "edit");
  return saveResource(request, staff, slideTable, { added: "slide-added", saved: "slide-updated" });
}

export { afterStaleSave as shouldRevalidate } from "#app/admin/after-stale-save.ts";

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function SlidesPage() {
  return <ResourcePage resource={slides} view={useLoaderData<typeof loader>()} />;
}
