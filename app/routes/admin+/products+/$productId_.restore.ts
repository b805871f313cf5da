import type { ActionFunctionArgs } from "@remix-run/node";
import { restoreProduct } from "#app/domain/catalog/restore-product.server.ts";
import { refusalStatus } from "#app/http/form.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { rowId } from "#app/http/search-params.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";

/** Restores an archived product. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireSection(request, "products", "edit");
  const id = rowId(params.productId);
  const outcome = id === null ? null : await restoreProduct(id, { by: staff.id });
  const usual = outcome?.ok === false && outcome.refusal.code === "product.changed-meanwhile" ? 409 : 404;
  if (!outcome?.ok) throw new Response(null, { status: refusalStatus(outcome?.refusal, usual) });
  const record = `/admin/products/${id}`;
  return redirectWithToast(record, "product-restored", { record });
}
