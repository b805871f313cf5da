import type { LoaderFunctionArgs } from "@remix-run/node";
import { sheetDownload } from "#app/components/order-document/sheet.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { loadPaper } from "./papers/load-paper.server.ts";

/** The invoice file for browsers without JavaScript; with it the browser makes the same file. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "orders");
  const { document } = await loadPaper(request, { kind: "invoice", orderId: params.orderId, staff });
  return sheetDownload(document);
}
