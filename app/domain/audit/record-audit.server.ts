import type { Prisma } from "#app/generated/prisma/client.ts";
import { now } from "#app/platform/clock.server.ts";
import type { Tx } from "#app/platform/db.server.ts";
import { requestScope } from "#app/platform/request-scope.server.ts";

type Json = Prisma.InputJsonValue;

/** Writes who changed what to the append-only audit log, in the transaction of the change itself. */
export async function recordAudit(
  tx: Tx,
  entry: { by: number | null; action: string; entity: string; id: number | string; before?: Json; after?: Json },
): Promise<void> {
  const { by, action, entity, id, before, after } = entry;
  const address = requestScope()?.address ?? null;
  const row = { byUserId: by, action, entity, entityId: String(id), before, after, address, createdAt: now() };
  await tx.auditEntry.create({ data: row });
}
