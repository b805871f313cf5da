import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { type OrderCommand, parseCommand } from "#app/admin/palette/command.ts";
import type { Found } from "#app/admin/palette/found.ts";
import { findPaletteProducts } from "#app/domain/catalog/find-palette-products.server.ts";
import { findPaletteOrders, type PaletteOrder } from "#app/domain/orders/find-palette-orders.server.ts";
import { requireStaff } from "#app/http/guard.server.ts";
import { freeText } from "#app/http/search-params.server.ts";

/** A single letter would match half the shop; an order number may have one digit. */
const isEnough = (text: string) => text.length >= 2 || /^\d$/.test(text);

/** Whether a command would change anything of an order. */
const takes = ({ status, due }: PaletteOrder, command: OrderCommand): boolean =>
  command === "confirm" ? status === "pending" : command === "paid" ? due > 0 : status !== "cancelled";

/** What the palette finds in the database: a handful of orders and products, each for those who may open their section. */
export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireStaff(request);
  const text = freeText(new URL(request.url).searchParams, "q");
  const finds = (key: "orders" | "products") => isEnough(text) && staff.may(key);
  const mayEdit = staff.may("orders", "edit");
  const wanted = mayEdit ? parseCommand(text) : null;
  const [orders, products] = await Promise.all([
    finds("orders") ? findPaletteOrders(wanted ? String(wanted.orderId) : text, { contactsVisible: mayEdit }) : [],
    finds("products") && !wanted ? findPaletteProducts(text) : [],
  ]);
  const isPossible = wanted && orders[0]?.id === wanted.orderId && takes(orders[0], wanted.command);
  const found: Found = { text, command: isPossible ? wanted.command : null, orders, products };
  return data(found, { headers: { "Cache-Control": "private, no-store" } });
}
