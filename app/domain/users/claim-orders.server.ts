import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { noteCodeRequest, tryCode } from "#app/domain/accounts/reset-code.server.ts";
import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { isWhatsappConnected } from "#app/domain/settings/whatsapp-channel.server.ts";
import { phoneField } from "#app/lib/form-fields.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { transact } from "#app/platform/db.server.ts";
import { triggerOutbox } from "#app/platform/jobs.server.ts";
import { enqueueMessage } from "#app/platform/outbox.server.ts";
import { newToken } from "#app/platform/secret.server.ts";
import { countUnclaimed, joinOrdersOf } from "./join-orders.server.ts";

/** Whose earlier orders are asked for. */
export const claimForm = z.object({ phone: phoneField });

/** Every answer takes this long at least, ms, so that its duration does not reveal whether a number has orders. */
const evenly = 250;

/**
 * Enqueues a code to a phone number that has orders without an account, or to the account's own that was not proved yet. The answer is the same whether it has any or not. Refused
 * with `orders.no-code` where WhatsApp is not connected, `busy`.
 *
 * @param phone +923001234567
 * @returns the token of the request that the code is entered for
 */
export async function requestClaim(userId: number, phone: string): Promise<Outcome<string>> {
  if (!(await isWhatsappConnected())) return refused("orders.no-code", { field: "phone" });
  const request = newToken();
  const [outcome] = await Promise.all([enqueueClaim({ userId, phone, request }), pause(evenly)]);
  if (!outcome.ok) return outcome;
  triggerOutbox();
  return done(request);
}

const enqueueClaim = ({ userId, phone, request }: { userId: number; phone: string; request: string }): Promise<Outcome<null>> =>
  transact(async (tx) => {
    const own = await tx.user.findUnique({ where: { id: userId, phone, phoneProvedAt: null }, select: { id: true } });
    const isSent = own !== null || (await countUnclaimed(phone)) > 0;
    const nonce = await noteCodeRequest(tx, { request, userId: isSent ? userId : null, claims: phone });
    if (nonce) await enqueueMessage(tx, { channel: "whatsapp", recipient: phone, kind: "orders_claim", payload: { nonce } });
    return done(null);
  });

/**
 * Joins the orders of the phone number that a code was sent to, once, to the account that asked for it, and proves that number where it
 * is the account's own; its e-mail address stays, as whoever is signed in has both (decision record 0041). Refused with
 * `reset.wrong-code` at its field, and with `reset.code-expired` where it is used, too old, out of tries or somebody else's.
 *
 * @param request the token that `requestClaim` gave
 * @returns how many orders joined, and whether the code was the first proof of the account's phone
 */
export async function claimOrders(
  userId: number,
  { request, code }: { request: string; code: string },
): Promise<Outcome<{ count: number; isProved: boolean }>> {
  const tried = await tryCode(request, code, "orders");
  if (tried === "wrong") return refused("reset.wrong-code", { field: "code" });
  if (tried?.userId !== userId || !tried.claimedPhone) return refused("reset.code-expired");
  const { nonce, claimedPhone: phone } = tried;
  return transact(async (tx) => {
    const { count } = await tx.passwordResetCode.updateMany({ where: { nonce, usedAt: null }, data: { usedAt: now() } });
    if (count === 0) return refused("reset.code-expired");
    const proof = { where: { id: userId, phone, phoneProvedAt: null }, data: { phoneProvedAt: now() } };
    const isProved = (await tx.user.updateMany(proof)).count > 0;
    if (isProved) await recordAudit(tx, { by: userId, action: "prove-phone", entity: "user", id: userId });
    return done({ count: await joinOrdersOf(tx, { userId, phone, by: userId }), isProved });
  });
}
