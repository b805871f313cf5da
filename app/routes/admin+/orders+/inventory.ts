import type { LoaderFunctionArgs } from "@remix-run/node";
import { listInventory } from "#app/domain/inventory/list-inventory.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { freeText } from "#app/http/search-params.server.ts";

/** The products that an order may get, for a search. The browser caches them while they are fresh. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  await requireSection(request, "orders", "edit");
  const products = await listInventory(freeText(new URL(request.url).searchParams, "q"));
  return Response.json({ products }, { headers: { "Cache-Control": "no-store" } });
}
