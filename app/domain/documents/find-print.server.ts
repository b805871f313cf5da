import type { PrintKind } from "#app/contract/paper.ts";
import { db } from "#app/platform/db.server.ts";
import { maxOnPaper } from "./list-orders-on-paper.server.ts";

/** Which document of which orders a counted print was; null when no print has the key. */
export async function findPrint(key: string): Promise<{ kind: PrintKind; orderIds: number[] } | null> {
  const rows = await db.documentPrint.findMany({
    where: { key },
    select: { kind: true, orderId: true },
    orderBy: { orderId: "asc" },
    take: maxOnPaper,
  });
  const [first] = rows;
  return first ? { kind: first.kind as PrintKind, orderIds: rows.map(({ orderId }) => orderId) } : null;
}
