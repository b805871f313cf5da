import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireSection } from "#app/http/guard.server.ts";
import { answerInventory } from "#app/http/inventory-answer.server.ts";

/** The products that an order may get, for a search. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  await requireSection(request, "orders", "edit");
  return answerInventory(request);
}
