import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { isEmailConfigured } from "#app/domain/settings/email-channel.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { transact } from "#app/platform/db.server.ts";
import { triggerOutbox } from "#app/platform/jobs.server.ts";
import { enqueueMessage } from "#app/platform/outbox.server.ts";

/**
 * Sends the confirmation of an order to its customer once more. While one still waits to leave, that one is it.
 *
 * @returns the address; refused with `order.not-found`, `email.no-address`, `email.order-cancelled`, `email.none`
 */
export async function resendConfirmation(orderId: number, { by }: { by: number }): Promise<Outcome<{ email: string }>> {
  if (!(await isEmailConfigured())) return refused("email.none");
  const outcome = await transact<{ email: string }>(async (tx) => {
    const [order] = await tx.$queryRaw<{ email: string | null; status: string }[]>`
      SELECT customer_email AS email, status FROM orders WHERE id = ${orderId} FOR NO KEY UPDATE`;
    if (!order) return refused("order.not-found");
    const { email, status } = order;
    if (!email) return refused("email.no-address");
    if (status === "cancelled") return refused("email.order-cancelled");
    const waits = await tx.outbox.findFirst({
      where: { orderId, channel: "email", kind: "order_confirmation", status: "waiting", recipient: email },
      select: { id: true },
    });
    if (waits) {
      await tx.outbox.update({ where: { id: waits.id }, data: { askedAt: now() } });
      return done({ email });
    }
    await enqueueMessage(tx, {
      channel: "email",
      recipient: email,
      kind: "order_confirmation",
      payload: {},
      orderId,
      isAsked: true,
    });
    await recordAudit(tx, { by, action: "send-confirmation", entity: "order", id: orderId });
    return done({ email });
  });
  if (outcome.ok) triggerOutbox();
  return outcome;
}
