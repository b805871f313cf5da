import { setTimeout as pause } from "node:timers/promises";
import { isWhatsappConnected } from "#app/domain/settings/whatsapp-channel.server.ts";
import { done, type Outcome } from "#app/lib/outcome.ts";
import { normalisePhone } from "#app/lib/phone.ts";
import { now } from "#app/platform/clock.server.ts";
import { db, type Tx, transact } from "#app/platform/db.server.ts";
import { triggerOutbox } from "#app/platform/jobs.server.ts";
import { enqueueMessage } from "#app/platform/outbox.server.ts";
import { newToken, tokenHash } from "#app/platform/secret.server.ts";
import { whereAccount } from "./find-account-id.server.ts";
import { noteCodeRequest } from "./reset-code.server.ts";
import { resetToken, resetTokenTtl } from "./reset-token.server.ts";

/** Every answer takes this long at least, ms, so that its duration does not reveal whether an account exists. */
const evenly = 250;

type Owner = { id: number; email: string | null; role: string | null; phoneProvedAt: Date | null; emailProvedAt: Date | null };

/**
 * Enqueues what leads to a new password, if there is such an account: a link by e-mail, or for a phone number a code by WhatsApp
 * where that is connected. Staff get the link all the same: a gateway is a third party and must not open the back office. The result
 * is the same whether the account exists or not. Refused as `transact` says.
 *
 * @param who an e-mail address, or a phone number
 * @returns the token of the request that a code is entered for; null where a link was asked for
 */
export async function requestReset(who: string): Promise<Outcome<string | null>> {
  const isByCode = normalisePhone(who) !== null && (await isWhatsappConnected());
  const request = isByCode ? newToken() : null;
  const [enqueued] = await Promise.all([enqueueReset(who, request), pause(evenly)]);
  return enqueued.ok ? done(request) : enqueued;
}

/**
 * Whether a link to the address of an account may lead into it. Not once a customer's phone is proved while nobody proved the address:
 * it may be of whoever registered the phone first (decisions 37). The way of staff is their address.
 */
const mayEnterByEmail = ({ role, phoneProvedAt, emailProvedAt }: Owner): boolean =>
  role !== null || phoneProvedAt === null || emailProvedAt !== null;

/** Nothing is sent to an account without an e-mail address that leads into it. */
async function enqueueLink(tx: Tx, owner: Owner): Promise<void> {
  const { id: userId, email } = owner;
  if (!email || !mayEnterByEmail(owner)) return;
  const nonce = newToken();
  const at = now();
  const expiresAt = new Date(at.getTime() + resetTokenTtl);
  const reset = { tokenHash: tokenHash(resetToken(nonce)), userId, createdAt: at, expiresAt };
  await tx.passwordReset.create({ data: reset });
  await enqueueMessage(tx, { channel: "email", recipient: email, kind: "password_reset", payload: { nonce } });
}

async function enqueueReset(who: string, request: string | null): Promise<Outcome<null>> {
  const select = { id: true, email: true, phone: true, role: true, phoneProvedAt: true, emailProvedAt: true };
  const user = await db.user.findUnique({ where: { ...whereAccount(who), blockedAt: null }, select });
  const outcome = await transact(async (tx) => {
    const isCustomer = user?.phone && user.role === null;
    if (request) {
      const nonce = await noteCodeRequest(tx, { request, userId: isCustomer ? user.id : null });
      if (nonce && user?.phone)
        await enqueueMessage(tx, { channel: "whatsapp", recipient: user.phone, kind: "password_reset", payload: { nonce } });
    }
    if (user && !(request && isCustomer)) await enqueueLink(tx, user);
    return done(null);
  });
  if (outcome.ok && user) triggerOutbox();
  return outcome;
}
