import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { paperAddress } from "#app/components/order-document/paper-address.ts";
import { countPrint } from "#app/domain/documents/count-print.server.ts";
import { printForm } from "#app/domain/documents/print-form.server.ts";
import { readForm, refusalStatus } from "#app/http/form.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { rowId } from "#app/http/search-params.server.ts";
import { countedPrint } from "./papers/counted-print.server.ts";

/** Counts a print of an order's document. A form is redirected to the page that prints it, a script gets the document. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireSection(request, "orders", "edit");
  const form = await readForm(request, printForm);
  if (!form.ok) throw new Response(null, { status: 400 });
  const orderId = rowId(params.orderId);
  if (orderId === null) throw new Response(null, { status: 404 });
  const outcome = await countPrint({ kind: form.value.kind, orderIds: [orderId], by: staff.id });
  if (!outcome.ok) throw new Response(null, { status: refusalStatus(outcome.refusal, 404) });

  const { kind, width = null, lang } = form.value;
  const key = outcome.value;
  if (!request.headers.get("Accept")?.includes("application/json")) {
    return redirect(paperAddress(orderId, kind, { width, lang, print: key }));
  }
  return countedPrint({ kind, orderIds: [orderId], key, width, lang: lang ?? langOf(request) });
}
