import type { LoaderFunctionArgs } from "@remix-run/node";
import { listInventory } from "#app/domain/orders/list-inventory.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { freeText } from "#app/http/search-params.server.ts";

/** What the inventory picker offers for what was typed. The browser keeps it itself, for as long as it counts as fresh. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  await requireSection(request, "orders", "edit");
  const products = await listInventory(freeText(new URL(request.url).searchParams, "q"));
  return Response.json({ products }, { headers: { "Cache-Control": "no-store" } });
}
