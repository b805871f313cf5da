import type { LoaderFunctionArgs } from "@remix-run/node";
import { findForCounter } from "#app/domain/counter/find-for-counter.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { freeText } from "#app/http/search-params.server.ts";

/** What the counter's field offers for a text: `?q=`, at most six products. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireSection(request, "orders", "edit");
  const text = freeText(new URL(request.url).searchParams, "q", 200);
  const findings = text ? await findForCounter(text) : { text, isScan: false, offers: [] };
  return Response.json(findings, { headers: { "Cache-Control": "no-store" } });
}
