import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { suggestionTable } from "#app/domain/content/suggestions.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { actOnResource } from "#app/http/resource-acts.server.ts";
import { exportResource } from "#app/http/resource-export.server.ts";
import { takesImport } from "#app/http/route-bodies.ts";

export const handle = takesImport;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireSection(request, "suggestions");
  return exportResource({ request, params }, suggestionTable);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireSection(request, "suggestions", "edit");
  return actOnResource({ request, params }, staff, suggestionTable, {
    set: { reviewed: "suggestion-reviewed", implemented: "suggestion-implemented", rejected: "suggestion-rejected" },
    "not-switched": "suggestion-not-marked",
  });
}
