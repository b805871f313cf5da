import type { ActionFunctionArgs } from "@remix-run/node";
import { duplicateProduct } from "#app/domain/catalog/duplicate-product.server.ts";
import { refusalStatus } from "#app/http/form.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { rowId } from "#app/http/search-params.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";

/** Copies a product and opens the copy. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireSection(request, "products", "edit");
  const id = rowId(params.productId);
  const outcome = id === null ? null : await duplicateProduct(id, { by: staff.id });
  if (!outcome?.ok) throw new Response(null, { status: refusalStatus(outcome?.refusal, 404) });
  return redirectWithToast(`/admin/products/${outcome.value}`, "product-duplicated");
}
