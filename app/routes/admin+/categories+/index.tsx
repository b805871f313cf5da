import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/meta.ts";
import { ResourcePage } from "#app/admin/resource/resource-page.tsx";
import { categoryRows } from "#app/domain/catalog/category-rules.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { readResource, saveResource } from "#app/http/resource.server.ts";
import { takesPicture } from "#app/http/route-bodies.ts";
import { categoryCards } from "./components/categories.tsx";

export const handle = takesPicture;

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "categories");
  return readResource(request, staff, categoryRows, "categories");
}

export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireSection(request, "categories", "edit");
  return saveResource(request, staff, categoryRows, { added: "category-added", saved: "row-saved" });
}

export { afterStaleSave as shouldRevalidate } from "#app/admin/after-stale-save.ts";

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function CategoriesPage() {
  return <ResourcePage resource={categoryCards} view={useLoaderData<typeof loader>()} />;
}
