import { createContext, type ReactNode, useContext } from "react";
import type { OrderSpan } from "#app/domain/orders/order-span.server.ts";
import { ordersInSpan } from "../order-span-address.ts";

/** Whether this person may open the orders list. */
export const OrdersAccessContext = createContext(false);

interface BehindProps extends Omit<OrderSpan, "sold"> {
  sold?: OrderSpan["sold"];
  children: ReactNode;
}

/** A figure that links to the orders it counts, for those who may open them. */
export function OrdersLink({ children, ...span }: BehindProps) {
  return useContext(OrdersAccessContext) ? <a href={ordersInSpan(span)}>{children}</a> : children;
}
