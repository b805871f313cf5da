import type { OrderDocument } from "#app/contract/document.ts";
import { findStaffOrder } from "#app/domain/orders/find-staff-order.server.ts";
import { findShopFacts } from "#app/domain/settings/shop-facts.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { oneOf, rowId } from "#app/http/search-params.server.ts";
import { langs } from "#app/i18n/lang.ts";
import { invoiceOf } from "#app/parts/order-document/invoice-of.ts";

/** The invoice of an order in the language that `?lang` asks for, else the reader's own; null when there is no such order. */
export async function readInvoice(
  request: Request,
  { orderId, contactsVisible }: { orderId: string | undefined; contactsVisible: boolean },
): Promise<OrderDocument | null> {
  const id = rowId(orderId);
  if (id === null) return null;
  const [order, { shop }] = await Promise.all([findStaffOrder(id, { contactsVisible }), findShopFacts()]);
  const lang = oneOf(new URL(request.url).searchParams, "lang", langs, langOf(request));
  return order && invoiceOf(order, { shop, lang });
}
