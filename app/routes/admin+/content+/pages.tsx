import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/meta.ts";
import { ResourcePage } from "#app/admin/resource/resource-page.tsx";
import { aboutTable } from "#app/domain/content/site-pages.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { readResource, saveResource } from "#app/http/resource.server.ts";
import { takesPicture } from "#app/http/route-bodies.ts";
import { aboutSections } from "./components/texts.tsx";

export const handle = takesPicture;

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "content");
  return readResource(request, staff, aboutTable, "content");
}

export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireSection(request, "content", "edit");
  return saveResource(request, staff, aboutTable, { added: "about-created", saved: "about-updated" });
}

export { afterStaleSave as shouldRevalidate } from "#app/admin/after-stale-save.ts";

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function AboutPage() {
  return <ResourcePage resource={aboutSections} view={useLoaderData<typeof loader>()} />;
}
