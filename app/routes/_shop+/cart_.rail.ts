import type { LoaderFunctionArgs } from "@remix-run/node";
import { viewLine } from "#app/domain/cart/line-view.server.ts";
import { findCart } from "#app/domain/cart/read-cart.server.ts";
import { cartOwnerOf } from "#app/http/cart-owner.server.ts";
import { accountOf } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { readBought } from "#app/pages/personal.server.ts";
import type { RailContents } from "#app/shop/cart/cart-rail-lines.tsx";

/** The cart beside a list: this browser's lines, and what its customer often takes. */
export async function loader({ request }: LoaderFunctionArgs) {
  const lang = langOf(request);
  const [owner, account] = await Promise.all([cartOwnerOf(request), accountOf(request)]);
  const [cart, often] = await Promise.all([owner && findCart(owner), readBought(account, "most-often")]);
  const lines = cart ? await Promise.all(cart.lines.map((line) => viewLine(line, lang))) : [];
  const contents: RailContents = { lines, often };
  return Response.json(contents, { headers: { "Cache-Control": "private, no-store" } });
}
