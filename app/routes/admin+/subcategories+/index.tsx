import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/meta.ts";
import { ResourcePage } from "#app/admin/resource/resource-page.tsx";
import { subcategoryRows } from "#app/domain/catalog/category-rules.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { readResource, saveResource } from "#app/http/resource.server.ts";
import { subcategoryCards } from "./components/subcategories.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "subcategories");
  return readResource(request, staff, subcategoryRows, "subcategories");
}

export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireSection(request, "subcategories", "edit");
  return saveResource(request, staff, subcategoryRows);
}

export { afterStaleSave as shouldRevalidate } from "#app/admin/after-stale-save.ts";

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function SubcategoriesPage() {
  return <ResourcePage resource={subcategoryCards} view={useLoaderData<typeof loader>()} />;
}
