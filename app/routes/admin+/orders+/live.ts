import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireSection } from "#app/http/guard.server.ts";
import { pollOrders, streamOrders } from "#app/http/live-orders.server.ts";

/** What happens to orders, as it happens; whoever does not ask for a stream gets what happened since. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const staff = await requireSection(request, "orders");
  const wantsStream = request.headers.get("Accept")?.includes("text/event-stream") ?? false;
  return wantsStream ? streamOrders(request, staff) : pollOrders(request, staff);
}
