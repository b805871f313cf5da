import type { Viewer } from "#app/domain/accounts/session.server.ts";
import type { Edit } from "#app/domain/orders/edit-order.server.ts";
import { type CustomerOrder, findCustomerOrder } from "#app/domain/orders/find-customer-order.server.ts";
import type { Refusal } from "#app/lib/outcome.ts";
import type { RefusedForm } from "./form.server.ts";
import { requireCustomer } from "./guard.server.ts";
import { rowId } from "./search-params.server.ts";

/** The order of the address, which must be the viewer's own. Throws a redirect to the sign-in page, or a 404. */
export async function requireOwnOrder(
  request: Request,
  id: string | undefined,
): Promise<{ viewer: Viewer; order: CustomerOrder }> {
  const viewer = await requireCustomer(request);
  const known = rowId(id);
  const order = known && (await findCustomerOrder(known, viewer.id));
  if (!order) throw new Response(null, { status: 404 });
  return { viewer, order };
}

/** A customer's edit of their own order. */
export const ownEdit = (viewer: Viewer, { version, key }: Pick<Edit, "version" | "key">): Edit => ({
  author: { kind: "customer", id: viewer.id },
  version,
  key,
});

/**
 * The reply to a refusal at a form of a customer's order. Throws 404 for another customer's order; `key.reused` means that the page
 * is out of date.
 */
export function refuseEdit(form: { refuse: (refusal: Refusal, status?: number) => RefusedForm }, refusal: Refusal): RefusedForm {
  if (refusal.code === "order.not-found") throw new Response(null, { status: 404 });
  return refusal.code === "key.reused" ? form.refuse({ code: "order.changed-meanwhile" }, 422) : form.refuse(refusal);
}
