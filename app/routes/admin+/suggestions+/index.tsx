import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/meta.ts";
import { ResourcePage } from "#app/admin/resource/resource-page.tsx";
import { suggestionTable } from "#app/domain/content/suggestions.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { readResource, saveResource } from "#app/http/resource.server.ts";
import { staffSuggestions } from "./suggestions.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "suggestions");
  return readResource(request, staff, suggestionTable, "suggestions");
}

export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireSection(request, "suggestions", "edit");
  return saveResource(request, staff, suggestionTable, { added: "row-added", saved: saidOf });
}

/** What the form's status is said to be, in the words of the list's buttons (B8.42). */
function saidOf(sent: FormData) {
  const status = sent.get("status");
  if (status === "reviewed" || status === "implemented" || status === "rejected") return `suggestion-${status}` as const;
  return "row-saved";
}

export { afterStaleSave as shouldRevalidate } from "#app/admin/after-stale-save.ts";

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function SuggestionsPage() {
  return <ResourcePage resource={staffSuggestions} view={useLoaderData<typeof loader>()} />;
}
