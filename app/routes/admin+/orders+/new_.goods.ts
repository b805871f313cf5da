import type { LoaderFunctionArgs } from "@remix-run/node";
import { listGoods } from "#app/domain/counter/list-goods.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { freeText } from "#app/http/search-params.server.ts";

/** Current prices and stock: `?q=p12 k3`; products no longer sold are left out. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireSection(request, "orders", "edit");
  const keys = freeText(new URL(request.url).searchParams, "q", 2000).split(" ");
  return Response.json([...(await listGoods(keys)).values()], { headers: { "Cache-Control": "no-store" } });
}
