import type { LoaderFunctionArgs } from "@remix-run/node";
import { findCaller } from "#app/domain/counter/find-caller.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { freeText } from "#app/http/search-params.server.ts";
import { callerPhone } from "#app/lib/phone.ts";

/** The customer of a phone number: `?q=`; null for an unknown one. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireSection(request, "orders", "edit");
  const phone = callerPhone(freeText(new URL(request.url).searchParams, "q", 30));
  return Response.json(phone ? await findCaller(phone) : null, { headers: { "Cache-Control": "no-store" } });
}
