import type { LoaderFunctionArgs } from "@remix-run/node";
import { listInventory } from "#app/domain/inventory/list-inventory.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { freeText } from "#app/http/search-params.server.ts";
import { seesCost } from "#app/pages/staff-packages.server.ts";

/** The products that a package may get, for a search (B7.40), with costs for who sees them. The browser caches them while they are fresh. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const staff = await requireSection(request, "packages");
  const products = await listInventory(freeText(new URL(request.url).searchParams, "q"), { withCost: seesCost(staff) });
  return Response.json({ products }, { headers: { "Cache-Control": "no-store" } });
}
