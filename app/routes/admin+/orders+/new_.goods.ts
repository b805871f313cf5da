import type { LoaderFunctionArgs } from "@remix-run/node";
import { listGoods } from "#app/domain/counter/list-goods.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { freeText } from "#app/http/search-params.server.ts";

/** What goods cost today and how much of them is left: `?q=p12 k3`; what is not sold any more is left out. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireSection(request, "orders", "edit");
  const keys = freeText(new URL(request.url).searchParams, "q", 2000).split(" ");
  return Response.json([...(await listGoods(keys)).values()], { headers: { "Cache-Control": "no-store" } });
}
