import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/meta.ts";
import { orderNumber } from "#app/domain/orders/status.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { invoice } from "#app/i18n/invoice.ts";
import { useText } from "#app/i18n/use-text.ts";
import { InvoiceButtons } from "#app/parts/order-document/invoice-buttons.tsx";
import { sheetHtml, sheetStyle } from "#app/parts/order-document/sheet.ts";
import { usePrint } from "#app/parts/order-document/use-print.ts";
import { readInvoice } from "./parts/read-invoice.server.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "orders");
  const document = await readInvoice(request, { orderId: params.orderId, contactsVisible: staff.may("orders", "edit") });
  if (!document) throw new Response(null, { status: 404 });
  return { document, isAsked: new URL(request.url).searchParams.has("print") };
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  adminMeta(page && `${page.document.title} ${orderNumber(page.document.orderId)}`);

export default function InvoicePage() {
  const { document, isAsked } = useLoaderData<typeof loader>();
  const t = useText(invoice);
  const number = orderNumber(document.orderId);
  usePrint(isAsked);
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style; as a child its quotes would be escaped, which a style is not read back from */}
      <style dangerouslySetInnerHTML={{ __html: sheetStyle }} />
      <p className="sheet-tools">
        <a href={`/admin/orders/${document.orderId}`}>{t("back", { number })}</a>
        <InvoiceButtons path={`/admin/orders/${document.orderId}/invoice`} number={number} />
      </p>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sheetHtml escapes every text of the document */}
      <div className="sheet-paper" dangerouslySetInnerHTML={{ __html: sheetHtml(document) }} />
    </>
  );
}
