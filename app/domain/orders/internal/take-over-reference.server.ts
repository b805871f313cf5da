import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { listHolders } from "#app/domain/payments/list-holders.server.ts";
import type { PaymentMethod } from "#app/domain/payments/method.ts";
import { now } from "#app/platform/clock.server.ts";
import type { Tx } from "#app/platform/db.server.ts";
import { orderNumber } from "../status.ts";

type TakeOver = { method: PaymentMethod; reference: string; orderId: number; reason: string; by: number };

/**
 * Takes a transfer's number from every other order that holds it; the histories of both sides say from whom, to whom and why (decisions
 * 30). Money booked under it stays where it is.
 */
export async function takeOverReference(tx: Tx, { method, reference, orderId, reason, by }: TakeOver): Promise<void> {
  const at = now();
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${method} || ' ' || fold_reference(${reference}), 0))`;
  for (const { orderId: holder } of await listHolders(tx, { method, reference, orderId })) {
    await tx.$executeRaw`
      UPDATE orders SET version = version + 1, updated_at = ${at}, payment_reference = CASE
        WHEN payment_method = ${method}::payment_method AND fold_reference(payment_reference) = fold_reference(${reference}) THEN NULL
        ELSE payment_reference END
      WHERE id = ${holder}`;
    await tx.$executeRaw`
      UPDATE payments SET gateway_transaction_id = NULL, updated_at = ${at} WHERE order_id = ${holder}
        AND method = ${method}::payment_method AND fold_reference(gateway_transaction_id) = fold_reference(${reference})`;
    const given = { reference, givenTo: orderNumber(orderId), note: reason };
    await recordAudit(tx, { by, action: "give-reference", entity: "order", id: holder, after: given });
    const taken = { reference, takenFrom: orderNumber(holder), note: reason };
    await recordAudit(tx, { by, action: "take-reference", entity: "order", id: orderId, after: taken });
  }
}
