import { listInventory } from "#app/domain/inventory/list-inventory.server.ts";
import { freeText } from "./search-params.server.ts";

/** The inventory picker's results for the search in an address, with costs for who sees them. The browser caches them while they are fresh. */
export async function answerInventory({ url }: Request, reading: { withCost?: boolean } = {}): Promise<Response> {
  const products = await listInventory(freeText(new URL(url).searchParams, "q"), reading);
  return Response.json({ products }, { headers: { "Cache-Control": "no-store" } });
}
