import type { Moved } from "#app/domain/orders/move-orders.server.ts";
import type { OrderStatus } from "#app/domain/orders/status.ts";

/** An order that was not moved, and why. */
export type UnmovedOrder = { id: number; sentence: string; status: OrderStatus | null };

/** Result of moving orders, `isPaid` when payments were recorded as well; `at` identifies the submit. */
export type MovesResult = { to: OrderStatus; isPaid: boolean; moved: Moved[]; stayed: UnmovedOrder[]; at: number };

/** Result of an undo. */
export type UndoResult = { undone: number; stayed: UnmovedOrder[]; at: number };
