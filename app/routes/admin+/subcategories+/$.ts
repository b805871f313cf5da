import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { subcategoryRows } from "#app/domain/catalog/category-rules.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { actOnResource } from "#app/http/resource-acts.server.ts";
import { exportResource } from "#app/http/resource-export.server.ts";
import { takesImport } from "#app/http/route-bodies.ts";

export const handle = takesImport;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireSection(request, "subcategories");
  return exportResource({ request, params }, subcategoryRows);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireSection(request, "subcategories", "edit");
  return actOnResource({ request, params }, staff, subcategoryRows, {
    "not-deleted": "subcategory-not-deleted",
    emptied: "subcategory-emptied",
    left: "subcategory-left",
  });
}
