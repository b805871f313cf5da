import type { PrintKind } from "#app/contract/paper.ts";
import { db } from "#app/platform/db.server.ts";

/** One print of an order's document. `who` is null when their account is gone. */
export type Printed = { kind: PrintKind; copy: number; who: string | null; at: Date };

/** The newest 50 prints of an order's papers, newest first; with `kind` those of one document. */
export function listPrints(orderId: number, kind: PrintKind | null = null): Promise<Printed[]> {
  return db.$queryRaw<Printed[]>`
    SELECT p.kind, p.copy, u.name AS who, p.printed_at AS at
    FROM document_prints p LEFT JOIN users u ON u.id = p.by_user_id
    WHERE p.order_id = ${orderId} AND (${kind}::text IS NULL OR p.kind = ${kind})
    ORDER BY p.id DESC LIMIT 50`;
}
