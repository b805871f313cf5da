/** What an order can be, in the order of its life; stored as written here, spaces included (A4.07). */
export const orderStatuses = ["pending", "confirmed", "preparing", "out for delivery", "delivered", "cancelled"] as const;

/** One of the statuses. */
export type OrderStatus = (typeof orderStatuses)[number];

/** Where a customer may still take an order. Staff may set any status (A4.09). */
export const customerMoves: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  pending: ["cancelled"],
  confirmed: [],
  preparing: [],
  "out for delivery": [],
  delivered: [],
  cancelled: [],
};

/** Why a customer cancels; asked for and never demanded. */
export const cancelReasons = ["changed-mind", "wrong-items", "too-late", "ordered-twice", "other"] as const;

/** One of the reasons. */
export type CancelReason = (typeof cancelReasons)[number];

/** A cancelled order gives its stock and its slot back; every other status holds them. */
export const holdsStock = (status: OrderStatus): boolean => status !== "cancelled";

/** Whether the goods of an order left the shop. */
export const hasLeft = (status: OrderStatus): boolean => status === "out for delivery" || status === "delivered";

/** Whether a move goes forward in an order's life: cancelling does from everywhere, from cancelled nothing does. */
export const isForward = (from: OrderStatus, to: OrderStatus): boolean => orderStatuses.indexOf(to) > orderStatuses.indexOf(from);

/** Whether something may still be added: not to a delivered order, nor to a cancelled one (A4.11). */
export const takesMore = (status: OrderStatus): boolean => status !== "cancelled" && status !== "delivered";

/** Whether its customer may still add to an order or change where it goes (decisions, Checkout and delivery). */
export const customerEdits = (status: OrderStatus): boolean => status === "pending";

/** Where a customer finds their order. */
export const orderPath = (id: number): string => `/order/${id}`;

/** The path of the page that repeats an order, now or every week. */
export const repeatPath = (id: number): string => `${orderPath(id)}/repeat`;

/** Whether staff may still change how an order is paid: while something is due of it (decisions 29). `due` in paisa. */
export const isMethodOpen = ({ due }: { due: number }): boolean => due > 0;

/** Order numbers are ids padded to six digits (A7.29). */
export const orderNumber = (id: number): string => String(id).padStart(6, "0");

/** Whether nothing of an open order is left to send: it costs nothing, and cancelling it is offered (decisions 39). */
export const isEmptied = ({ status, itemsCount, total }: { status: OrderStatus; itemsCount: number; total: number }): boolean =>
  itemsCount === 0 && total === 0 && takesMore(status);
