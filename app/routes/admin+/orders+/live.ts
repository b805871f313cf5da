import type { LoaderFunctionArgs } from "@remix-run/node";
import { asUnattended, requireSection } from "#app/http/guard.server.ts";
import { pollOrders, streamOrders } from "#app/http/live-orders.server.ts";

/**
 * What happens to orders, as it happens; whoever does not ask for a stream gets what happened since. Only a desk that somebody has
 * just touched says so, and keeps its session from going idle (decision 0011).
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const isTouched = new URL(request.url).searchParams.has("touched");
  const staff = await requireSection(isTouched ? request : asUnattended(request), "orders");
  const wantsStream = request.headers.get("Accept")?.includes("text/event-stream") ?? false;
  return wantsStream ? streamOrders(request, staff) : pollOrders(request, staff);
}
