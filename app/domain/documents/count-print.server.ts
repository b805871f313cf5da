import { randomBytes } from "node:crypto";
import type { PrintKind } from "#app/contract/paper.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { crockford } from "#app/lib/tracking-id.ts";
import { now } from "#app/platform/clock.server.ts";
import { transact } from "#app/platform/db.server.ts";

/** Who prints which document of which orders. */
type Printing = { kind: PrintKind; orderIds: readonly number[]; by: number };

/**
 * Counts a print before it is made, all orders of it or none. Two people who print at once get different copies: the row of
 * the order is held while its prints are counted.
 *
 * @returns the key that names the print; or refused with `order.not-found`
 */
export function countPrint({ kind, orderIds, by }: Printing): Promise<Outcome<string>> {
  const ids = [...new Set(orderIds)];
  return transact(async (tx) => {
    const held = await tx.$queryRaw<{ id: number }[]>`
      SELECT id FROM orders WHERE id = ANY(${ids}) ORDER BY id FOR NO KEY UPDATE`;
    if (held.length === 0 || held.length < ids.length) return refused("order.not-found");
    const key = crockford(randomBytes(8));
    await tx.$executeRaw`
      INSERT INTO document_prints (key, kind, order_id, copy, by_user_id, printed_at)
      SELECT ${key}, ${kind}, wanted.id, count(known.id), ${by}::int, ${now()}
      FROM unnest(${ids}::int[]) AS wanted (id) LEFT JOIN document_prints known ON known.order_id = wanted.id AND known.kind = ${kind}
      GROUP BY wanted.id`;
    await tx.$executeRaw`UPDATE orders SET print_count = print_count + 1 WHERE id = ANY(${ids})`;
    return done(key);
  });
}
