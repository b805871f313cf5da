import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { adminMeta } from "#app/admin/meta.ts";
import { faqTable } from "#app/domain/content/faqs.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { readResource, saveResource } from "#app/http/resource.server.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "faq");
  return readResource(request, staff, faqTable, { title: "section.faq", right: "faq" });
}

export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireSection(request, "faq", "edit");
  return saveResource(request, staff, faqTable);
}

export { afterStaleSave as shouldRevalidate } from "#app/admin/after-stale-save.ts";

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);
