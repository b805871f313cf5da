import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireSection } from "#app/http/guard.server.ts";
import { answerInventory } from "#app/http/inventory-answer.server.ts";
import { seesCost } from "#app/pages/staff-packages.server.ts";

/** The products that a package may get, for a search (B7.40). */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const staff = await requireSection(request, "packages");
  return answerInventory(request, { withCost: seesCost(staff) });
}
