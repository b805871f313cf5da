import { isWhatsappConnected } from "#app/domain/settings/whatsapp-channel.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { db, transact } from "#app/platform/db.server.ts";
import { triggerOutbox } from "#app/platform/jobs.server.ts";
import { enqueueMessage } from "#app/platform/outbox.server.ts";
import { newToken } from "#app/platform/secret.server.ts";
import { noteCodeRequest } from "../reset-code.server.ts";

/**
 * The phone number that a code may be sent to in place of a customer's password, +923001234567; null where the number is not proved or
 * WhatsApp is not connected, and for staff: a gateway is a third party and must not open the back office.
 */
export async function findCodePhone(userId: number): Promise<string | null> {
  const proved = { id: userId, role: null, phoneProvedAt: { not: null } };
  const user = await db.user.findFirst({ where: proved, select: { phone: true } });
  return user?.phone && (await isWhatsappConnected()) ? user.phone : null;
}

/** Whether the phone of an account may be proved by a code: it was not proved yet, and there is a way to send one (decisions 37). */
export async function mayProvePhone(id: number): Promise<boolean> {
  const user = await db.user.findFirst({ where: { id, phone: { not: null }, phoneProvedAt: null }, select: { id: true } });
  return user !== null && (await isWhatsappConnected());
}

/**
 * Enqueues a code that stands in for the password of a signed-in customer. Refused with `identity.no-code` where none can be sent,
 * `identity.too-many-codes`, `busy`.
 *
 * @returns the token of the request that the code is entered for
 */
export async function sendIdentityCode(userId: number): Promise<Outcome<string>> {
  const phone = await findCodePhone(userId);
  if (phone === null) return refused("identity.no-code", { field: "current_password" });
  const request = newToken();
  const outcome = await transact<string>(async (tx) => {
    const nonce = await noteCodeRequest(tx, { request, userId, confirmsIdentity: true });
    if (nonce === null) return refused("identity.too-many-codes");
    await enqueueMessage(tx, { channel: "whatsapp", recipient: phone, kind: "identity_code", payload: { nonce } });
    return done(request);
  });
  if (outcome.ok) triggerOutbox();
  return outcome;
}
