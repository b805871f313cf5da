import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/meta.ts";
import { ResourcePage } from "#app/admin/resource/resource-page.tsx";
import { faqTable } from "#app/domain/content/faqs.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { readResource, saveResource } from "#app/http/resource.server.ts";
import { faqs } from "./faqs.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "faq");
  return readResource(request, staff, faqTable, "faq");
}

export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireSection(request, "faq", "edit");
  return saveResource(request, staff, faqTable);
}

export { afterStaleSave as shouldRevalidate } from "#app/admin/after-stale-save.ts";

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function FaqPage() {
  return <ResourcePage resource={faqs} view={useLoaderData<typeof loader>()} />;
}
