import type { LiveState } from "./live-state.server.ts";
import type { OrderRow } from "./order-row.ts";

/** An order on its way to an open desk: JSON knows no dates. */
export type SentRow = Omit<OrderRow, "createdAt"> & { createdAt: string };

/**
 * What an open desk is told: the orders as they stand now, where the desk stands, and `last`, the number of the latest move it
 * has heard of. `missed`: more happened than is told here, the list is to be read anew. `isLocked`: nobody has used the desk's
 * session for too long; it is told no more than that orders wait (decision 0011).
 */
export type LiveMessage = { last: string; rows: SentRow[]; state: LiveState; missed: boolean; isLocked: boolean };
