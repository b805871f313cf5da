import { data, type LoaderFunctionArgs } from "@remix-run/node";
import type { Found } from "#app/admin/palette/found.ts";
import { findPaletteProducts } from "#app/domain/catalog/find-palette-products.server.ts";
import { findPaletteOrders } from "#app/domain/orders/find-palette-orders.server.ts";
import { requireStaff } from "#app/http/guard.server.ts";
import { freeText } from "#app/http/search-params.server.ts";

/** A single letter would match half the shop; an order number may have one digit. */
const isEnough = (text: string) => text.length >= 2 || /^\d$/.test(text);

/** The palette's results from the database: a few orders and products, each with permission for its section. */
export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireStaff(request);
  const text = freeText(new URL(request.url).searchParams, "q");
  const finds = (key: "orders" | "products") => isEnough(text) && staff.may(key);
  const [orders, products] = await Promise.all([
    finds("orders") ? findPaletteOrders(text, { contactsVisible: staff.may("orders", "edit") }) : [],
    finds("products") ? findPaletteProducts(text) : [],
  ]);
  const found: Found = { text, orders, products };
  return data(found, { headers: { "Cache-Control": "private, no-store" } });
}
