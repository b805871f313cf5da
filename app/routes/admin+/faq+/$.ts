import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { faqTable } from "#app/domain/content/faqs.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { actOnResource } from "#app/http/resource-acts.server.ts";
import { exportResource } from "#app/http/resource-export.server.ts";
import { takesImport } from "#app/http/route-bodies.ts";

export const handle = takesImport;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireSection(request, "faq");
  return exportResource({ request, params }, faqTable);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireSection(request, "faq", "edit");
  return actOnResource({ request, params }, staff, faqTable, { "not-moved": "faq-not-moved" });
}
