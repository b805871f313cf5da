import type { LoaderFunctionArgs } from "@remix-run/node";
import { findForCounter } from "#app/domain/counter/find-for-counter.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { freeText } from "#app/http/search-params.server.ts";
import { callerPhone } from "#app/lib/phone.ts";

/** The counter's offers for a text: `?q=`, at most six products; `phone` is the customer's, if set. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireSection(request, "orders", "edit");
  const params = new URL(request.url).searchParams;
  const text = freeText(params, "q", 200);
  const findings = text
    ? await findForCounter(text, callerPhone(freeText(params, "phone", 30)))
    : { text, isScan: false, offers: [] };
  return Response.json(findings, { headers: { "Cache-Control": "no-store" } });
}
