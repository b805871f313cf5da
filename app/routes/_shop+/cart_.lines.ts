import type { LoaderFunctionArgs } from "@remix-run/node";
import { viewLine } from "#app/domain/cart/line-view.server.ts";
import { findCart } from "#app/domain/cart/read-cart.server.ts";
import { cartOwnerOf } from "#app/http/cart-owner.server.ts";
import { langOf } from "#app/http/lang.server.ts";

/** The lines of this browser's cart, for the cart beside a list. */
export async function loader({ request }: LoaderFunctionArgs) {
  const owner = await cartOwnerOf(request);
  const lang = langOf(request);
  const lines = owner ? await Promise.all((await findCart(owner)).lines.map((line) => viewLine(line, lang))) : [];
  return Response.json(lines, { headers: { "Cache-Control": "private, no-store" } });
}
