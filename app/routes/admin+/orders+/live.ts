import type { LoaderFunctionArgs } from "@remix-run/node";
import { asUnattended, requireSection } from "#app/http/guard.server.ts";
import { pollOrders, streamOrders } from "#app/http/live-orders.server.ts";

/**
 * Order events as a stream; without `Accept: text/event-stream` the events since a given one. Only a request that reports user activity
 * extends the session (decision 0011).
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const isTouched = new URL(request.url).searchParams.has("touched");
  const staff = await requireSection(isTouched ? request : asUnattended(request), "orders");
  const wantsStream = request.headers.get("Accept")?.includes("text/event-stream") ?? false;
  return wantsStream ? streamOrders(request, staff) : pollOrders(request, staff);
}
