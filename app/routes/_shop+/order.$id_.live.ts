import type { LoaderFunctionArgs } from "@remix-run/node";
import { streamOrderChanges } from "#app/http/live-order.server.ts";
import { requireOwnOrder } from "#app/http/own-order.server.ts";

/** The stream that makes an open order page read itself anew. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const { order } = await requireOwnOrder(request, params["id"]);
  return streamOrderChanges(request, order.id);
}
