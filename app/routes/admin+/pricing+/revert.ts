import type { ActionFunctionArgs } from "@remix-run/node";
import { sectionPath } from "#app/admin/sections.ts";
import { revertPrice } from "#app/domain/catalog/price-sheet.server.ts";
import { revertPriceForm } from "#app/domain/catalog/price-sheet-form.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { safePath } from "#app/lib/safe-path.ts";

/** Reverts one price change. */
export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireSection(request, "pricing", "edit");
  const form = await readForm(request, revertPriceForm);
  if (!form.ok) return form.invalid();

  const { id, return_to: returnTo } = form.value;
  const outcome = await revertPrice(id, { by: staff.id });
  return redirectWithToast(safePath(returnTo, sectionPath("pricing")), outcome.ok ? "price-reverted" : "price-not-reverted");
}
