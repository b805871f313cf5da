import type { ActionFunctionArgs } from "@remix-run/node";
import { archiveProduct } from "#app/domain/catalog/archive-product.server.ts";
import { refusalStatus } from "#app/http/form.server.ts";
import { readFormData } from "#app/http/form-data.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { rowId } from "#app/http/search-params.server.ts";
import { redirectWithRefusal, redirectWithToast } from "#app/http/toast.server.ts";
import { versionField } from "#app/lib/form-fields.server.ts";

/** Archives a product in the version that was on the screen; the toast brings it back. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireSection(request, "products", "edit");
  const id = rowId(params.productId);
  const version = versionField.parse((await readFormData(request)).get("version") || undefined);
  const outcome = id === null ? null : await archiveProduct(id, { version, by: staff.id });
  const record = `/admin/products/${id}`;
  if (outcome?.ok) return redirectWithToast(record, "product-archived", { undo: `${record}/restore`, record });
  if (outcome?.refusal.code === "product.changed-meanwhile")
    return redirectWithRefusal(request, record, { code: "row.changed-meanwhile" });
  throw new Response(null, { status: refusalStatus(outcome?.refusal, 404) });
}
