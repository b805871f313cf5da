import type { PrintKind } from "#app/contract/paper.ts";
import { now } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";

/** How long a counted print may be laid out as itself, in minutes. */
const minutesToPrint = 10;

/** Which document, of which orders, and as which counted print of it. */
type CopiesQuery = { kind: PrintKind; orderIds: readonly number[]; key: string | null };

/** Which copy the paper of each order is; an order without one is copy 0. `isCounted`: the print named by the key still stands. */
export type Copies = { copies: Map<number, number>; isCounted: boolean };

/**
 * Which copies of a document its papers are: those of the print named by `key` for ten minutes after it was counted, else
 * those that a print from here would be, so that nothing leaves a printer without the stamp it deserves.
 */
export async function findCopies({ kind, orderIds, key }: CopiesQuery): Promise<Copies> {
  const since = new Date(now().getTime() - minutesToPrint * 60_000);
  const rows = await db.$queryRaw<{ orderId: number; counted: number | null; next: number }[]>`
    SELECT order_id AS "orderId", max(copy) FILTER (WHERE key = ${key} AND printed_at > ${since}) AS counted, count(*)::int AS next
    FROM document_prints WHERE kind = ${kind} AND order_id = ANY(${[...orderIds]}) GROUP BY order_id`;
  return {
    copies: new Map(rows.map(({ orderId, counted, next }) => [orderId, counted ?? next])),
    isCounted: rows.length === orderIds.length && rows.every(({ counted }) => counted !== null),
  };
}
