import type { OrderSpan } from "#app/domain/orders/order-span.server.ts";
import { sectionPath } from "./sections.ts";

/** A span as the query of the orders list says it. */
export const spanParams = ({ by, from, to, sold }: OrderSpan): Record<string, string> => ({
  by,
  from,
  to,
  ...(sold !== null && { sold: String(sold) }),
});

/** Where the orders behind a figure are listed. */
export function ordersInSpan(span: Omit<OrderSpan, "sold"> & { sold?: OrderSpan["sold"] }): string {
  const query = new URLSearchParams({
    ...(span.by === "delivered" && { status: "delivered" }),
    ...spanParams({ sold: null, ...span }),
  });
  return `${sectionPath("orders")}?${query}`;
}
