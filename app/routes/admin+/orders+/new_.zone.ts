import type { LoaderFunctionArgs } from "@remix-run/node";
import { guessZone } from "#app/domain/counter/guess-zone.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { freeText } from "#app/http/search-params.server.ts";

/** The zone guessed from an address: `?q=`; null without a match. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireSection(request, "orders", "edit");
  const address = freeText(new URL(request.url).searchParams, "q", 500);
  return Response.json(address ? await guessZone(address) : null, { headers: { "Cache-Control": "no-store" } });
}
