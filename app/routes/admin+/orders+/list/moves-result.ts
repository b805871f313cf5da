import type { Moved } from "#app/domain/orders/move-orders.server.ts";
import type { OrderStatus } from "#app/domain/orders/status.ts";

/** An order that stayed where it is, and why. */
export type UnmovedOrder = { id: number; sentence: string; status: OrderStatus | null };

/** What became of a press that moved orders, `isPaid` when it booked their money as well; `at` tells one press from the next. */
export type MovesResult = { to: OrderStatus; isPaid: boolean; moved: Moved[]; stayed: UnmovedOrder[]; at: number };

/** What became of taking a press back. */
export type UndoResult = { undone: number; stayed: UnmovedOrder[]; at: number };
