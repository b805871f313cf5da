import type { ActionFunctionArgs } from "@remix-run/node";
import { archiveProduct } from "#app/domain/catalog/archive-product.server.ts";
import { refusalStatus } from "#app/http/form.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { rowId } from "#app/http/search-params.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";

/** Archives a product; the toast brings it back. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireSection(request, "products", "edit");
  const id = rowId(params.productId);
  const outcome = id === null ? null : await archiveProduct(id, { by: staff.id });
  if (!outcome?.ok) throw new Response(null, { status: refusalStatus(outcome?.refusal, 404) });
  const record = `/admin/products/${id}`;
  return redirectWithToast(record, "product-archived", { undo: `${record}/restore`, record });
}
