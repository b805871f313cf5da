import { z } from "zod";
import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { isEmailConfigured } from "#app/domain/settings/email-channel.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { db, type Tx, transact } from "#app/platform/db.server.ts";
import { triggerOutbox } from "#app/platform/jobs.server.ts";
import { enqueueMessage } from "#app/platform/outbox.server.ts";
import { seal, unseal } from "#app/platform/seal.server.ts";

/** How long a link that proves an e-mail address works, ms. */
export const emailProofTtl = 24 * 3_600_000;

const purpose = "email-proof";
const sealed = z.object({ id: z.number().int(), email: z.string(), until: z.number() });

const whereUnproved = (id: number) => ({ id, role: null, email: { not: null }, emailProvedAt: null, blockedAt: null });

/** The customer's address that nobody proved, and the language to write to it in; null where there is nothing to prove. */
export const findUnprovedEmail = (id: number) =>
  db.user.findFirst({ where: whereUnproved(id), select: { email: true, language: true } });

/** The customer's address that a link can prove now; null where there is none, or where no e-mails leave. */
export const findProvableEmail = async (id: number): Promise<string | null> =>
  (await isEmailConfigured()) ? ((await findUnprovedEmail(id))?.email ?? null) : null;

/**
 * The secret part of the link that proves an address: account, address and end of time, sealed with the shop's secret. Nothing of it is
 * stored, and it is void once the account has another address.
 */
export const emailProofToken = (id: number, email: string): string =>
  seal(purpose, { id, email, until: now().getTime() + emailProofTtl });

/**
 * Enqueues the link that proves an address that was just entered (decision record 0041), where e-mails leave at all. Its text is made
 * when it leaves.
 */
export async function enqueueEmailProof(tx: Tx, userId: number, email: string): Promise<void> {
  if (await isEmailConfigured())
    await enqueueMessage(tx, { channel: "email", recipient: email, kind: "email_proof", payload: { userId } });
}

/**
 * Sends the link once more. Refused with `email-proof.no-mail` where no e-mails leave, `email-proof.nothing` where the account has no
 * address that is unproved, `busy`.
 */
export async function resendEmailProof(userId: number): Promise<Outcome<null>> {
  if (!(await isEmailConfigured())) return refused("email-proof.no-mail");
  const outcome = await transact<null>(async (tx) => {
    const user = await tx.user.findFirst({ where: whereUnproved(userId), select: { email: true } });
    if (!user?.email) return refused("email-proof.nothing");
    await enqueueEmailProof(tx, userId, user.email);
    return done(null);
  });
  if (outcome.ok) triggerOutbox();
  return outcome;
}

/**
 * The address that a link proves for who is signed in. Refused with `email-proof.expired` for an unknown or old link, `email-proof.other-account`
 * for the link of another account, `email-proof.other-address` once the account has another address, `email-proof.done` where it is
 * proved already.
 */
export async function findEmailProof(token: string, viewerId: number): Promise<Outcome<string>> {
  const read = sealed.safeParse(unseal(purpose, token));
  if (!read.success || read.data.until <= now().getTime()) return refused("email-proof.expired");
  const { id, email } = read.data;
  if (id !== viewerId) return refused("email-proof.other-account");
  const user = await db.user.findUnique({ where: { id }, select: { email: true, emailProvedAt: true } });
  if (user?.email !== email) return refused("email-proof.other-address");
  return user.emailProvedAt ? refused("email-proof.done") : done(email);
}

/**
 * Proves an address by the link that was sent to it, for whoever is signed in to its account: a link alone proves nothing, since
 * whoever registered somebody else's address hopes that its owner follows it. Refused as `findEmailProof`, or with `busy`.
 */
export async function proveEmail(token: string, viewerId: number): Promise<Outcome<string>> {
  const found = await findEmailProof(token, viewerId);
  if (!found.ok) return found;
  const email = found.value;
  return transact(async (tx) => {
    const where = { id: viewerId, email, emailProvedAt: null };
    const { count } = await tx.user.updateMany({ where, data: { emailProvedAt: now() } });
    if (count === 0) return refused("email-proof.other-address");
    await recordAudit(tx, { by: viewerId, action: "prove-email", entity: "user", id: viewerId });
    return done(email);
  });
}
