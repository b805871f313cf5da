import type { ActionFunctionArgs } from "@remix-run/node";
import { sectionPath } from "#app/admin/sections.ts";
import { generateSeo } from "#app/domain/seo/generate-seo.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { orRefuseBroken } from "#app/http/read-or-null.server.ts";
import { redirectWithRefusal, redirectWithToast } from "#app/http/toast.server.ts";

/** Lays the generated records and says how many there are (B7.73). */
export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireSection(request, "seo-management", "edit");
  const outcome = await orRefuseBroken(generateSeo(staff.id));
  const to = sectionPath("seo-management");
  if (!outcome.ok) return redirectWithRefusal(request, to, outcome.refusal, "seo-not-generated");
  const { products, categories } = outcome.value;
  return redirectWithToast(to, "seo-generated", { values: { products: String(products), categories: String(categories) } });
}
