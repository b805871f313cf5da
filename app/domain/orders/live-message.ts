import type { LiveState } from "./live-state.server.ts";
import type { OrderRow } from "./order-row.ts";

/** An order as JSON for an orders desk: dates are ISO texts. */
export type SentRow = Omit<OrderRow, "createdAt"> & { createdAt: string };

/**
 * A live message to an orders desk: the current state of the changed orders, the counts, and `last`, the number of the latest
 * change it covers. `missed`: changes are missing, the client must reload the list. `isLocked`: the session has been idle for too
 * long; the message holds no orders, only that orders wait (decision 0011).
 */
export type LiveMessage = { last: string; rows: SentRow[]; state: LiveState; missed: boolean; isLocked: boolean };
