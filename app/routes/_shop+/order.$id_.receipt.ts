import type { LoaderFunctionArgs } from "@remix-run/node";
import { invoiceOf } from "#app/components/order-document/invoice-of.ts";
import { sheetDownload } from "#app/components/order-document/sheet.ts";
import { listOrdersOnPaper } from "#app/domain/documents/list-orders-on-paper.server.ts";
import { linkTo } from "#app/domain/messaging/send-email.server.ts";
import { findShopSettings } from "#app/domain/settings/shop-settings.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { requireOwnOrder } from "#app/http/own-order.server.ts";

/** The receipt of one's own order, which is its invoice unstamped, as a file without script or network. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const { order } = await requireOwnOrder(request, params["id"]);
  const [[paper], { shop }] = await Promise.all([listOrdersOnPaper([order.id], { contactsVisible: true }), findShopSettings()]);
  if (!paper) throw new Response(null, { status: 404 });
  const trackingUrl = (id: string) => linkTo(`/delivery-tracking?tracking_id=${id}`);
  return sheetDownload(invoiceOf(paper, { shop, lang: langOf(request), copies: new Map(), trackingUrl }));
}
