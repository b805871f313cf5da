import { type Confirmation, confirmIdentity } from "#app/domain/accounts/identity/confirm-identity.server.ts";
import { endSessionsOf } from "#app/domain/accounts/session.server.ts";
import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { orderStatuses, takesMore } from "#app/domain/orders/status.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { gatewayPhone } from "#app/lib/phone.ts";
import { now } from "#app/platform/clock.server.ts";
import { db, type Tx } from "#app/platform/db.server.ts";
import { deleteUpload } from "#app/platform/storage.server.ts";
import { actOnUser, type TargetUser } from "./act-on-user.server.ts";
import { readPersonalData } from "./internal/personal-data.server.ts";
import { redactPerson } from "./internal/redact-person.server.ts";

/** Stands in place of a name. */
const nobody = "Deleted account";

/**
 * Takes the person out of an account: name, numbers, addresses, sessions and what they kept go; orders, payments and the audit log
 * stay, with their texts redacted. Nothing brings it back. Refused with `account.open-orders` while an order is on its way, and as `actOnUser` says.
 */
export const anonymiseUser = (id: number, { by }: { by: number }): Promise<Outcome<{ name: string }>> => erase(id, by);

/** The same by the person themselves, who confirm that it is them. Refused as `confirmIdentity` says, and as above. */
export async function deleteOwnAccount(id: number, given: Confirmation): Promise<Outcome<{ name: string }>> {
  const user = await db.user.findUnique({ where: { id }, select: { id: true, passwordHash: true } });
  if (!user) return refused("account.not-found");
  const confirmed = await confirmIdentity(user, given);
  return confirmed.ok ? erase(id, null) : confirmed;
}

async function erase(id: number, by: number | null): Promise<Outcome<{ name: string }>> {
  const picture = await db.user.findUnique({ where: { id }, select: { avatarUrl: true } });
  const outcome = await actOnUser({ id, by, takesAway: true }, async (tx, user) => {
    const open = orderStatuses.filter(takesMore);
    if (await tx.order.findFirst({ where: { userId: id, status: { in: open } }, select: { id: true } }))
      return refused("account.open-orders");
    const data = await readPersonalData(tx, user);
    await redactPerson(tx, user, data, nobody);
    await clearAccount(tx, user);
    await clearKept(tx, user);
    await clearNames(tx, user);
    await endSessionsOf(tx, id);
    await recordAudit(tx, { by: by ?? id, action: "anonymise", entity: "user", id });
    return done({ name: user.name });
  });
  if (outcome.ok && picture?.avatarUrl) await deleteUpload(picture.avatarUrl);
  return outcome;
}

/** The account itself: no password fits it, no role or right is left, and its e-mail address is free for another one. */
async function clearAccount(tx: Tx, { id }: TargetUser): Promise<void> {
  const at = now();
  const none = {
    phone: null,
    whatsappPhone: null,
    avatarUrl: null,
    zone: null,
    role: null,
    roleAssignedAt: null,
    offersAt: null,
  };
  const empty = { name: nobody, email: `deleted-${id}@deleted.invalid`, passwordHash: "" };
  await tx.user.updateMany({ where: { id }, data: { ...none, ...empty, blockedAt: at, anonymisedAt: at } });
  await tx.permissionGrant.updateMany({ where: { userId: id, revokedAt: null }, data: { revokedAt: at } });
}

/** What only this person has any use for. */
async function clearKept(tx: Tx, { id: userId, email, phone, whatsappPhone }: TargetUser): Promise<void> {
  const where = { userId };
  await tx.passwordReset.deleteMany({ where });
  await tx.passwordResetCode.deleteMany({ where });
  await clearFormerContacts(tx, userId);
  await tx.twoFactor.deleteMany({ where });
  await tx.address.deleteMany({ where });
  await tx.favourite.deleteMany({ where });
  await tx.cart.deleteMany({ where });
  await tx.orderRepeat.deleteMany({ where });
  await tx.customPackage.deleteMany({ where });
  await tx.notification.deleteMany({ where });
  await tx.idempotencyKey.deleteMany({ where });
  await tx.specialRequest.deleteMany({ where: { userId, orderId: null } });
  if (email) await tx.teamInvite.updateMany({ where: { email }, data: { email: null, withdrawnAt: now() } });
  const orders = (await tx.order.findMany({ where, select: { id: true } })).map(({ id }) => id);
  const numbers = [phone, whatsappPhone].flatMap((number) => number ?? []);
  const recipients = [...(email ? [email] : []), ...numbers];
  await tx.outbox.deleteMany({ where: { OR: [{ recipient: { in: recipients } }, { orderId: { in: orders } }] } });
  const phones = numbers.flatMap((number) => gatewayPhone(number) ?? []);
  await tx.whatsappMessage.deleteMany({ where: { OR: [{ recipientPhone: { in: phones } }, { orderId: { in: orders } }] } });
  await tx.whatsappIncoming.deleteMany({ where: { phone: { in: phones } } });
}

/** Numbers and addresses that the account had before, with the messages to them. */
async function clearFormerContacts(tx: Tx, userId: number): Promise<void> {
  await tx.identityChange.deleteMany({ where: { userId } });
  await tx.outbox.deleteMany({
    where: { kind: { in: ["account_changed", "email_proof"] }, payload: { path: ["userId"], equals: userId } },
  });
}

/** Names and numbers in rows that stay, and what was bought with them. */
async function clearNames(tx: Tx, { id: userId, email, phone }: TargetUser): Promise<void> {
  await tx.order.updateMany({
    where: { userId },
    data: {
      ...{ customerName: nobody, customerPhone: "", customerEmail: null, whatsappPhone: null },
      ...{ deliveryAddress: "", landmark: null, deliveryNotes: null, originalText: null },
    },
  });
  await tx.specialRequest.updateMany({ where: { userId }, data: { userId: null, description: null, contactMethod: null } });
  const contact = { name: nobody, phone: `deleted-${userId}`, whatsapp: null, address: null, landmark: null, notes: null };
  const withoutKhataLink = { khataReminders: false, khataLinkAt: now() };
  await tx.contact.updateMany({ where: { userId }, data: { ...contact, ...withoutKhataLink } });
  for (const { id } of await tx.contact.findMany({ where: { mergedInto: { userId } }, select: { id: true } }))
    await tx.contact.update({ where: { id }, data: { ...contact, ...withoutKhataLink, phone: `deleted-${userId}-${id}` } });
  await tx.productQuestion.updateMany({ where: { userId }, data: { userName: nobody } });
  const written = { name: nobody, email: "", phone: null };
  const wrote = [...(email ? [{ email }] : []), ...(phone ? [{ phone }] : [])];
  await tx.suggestion.updateMany({
    where: { OR: [{ userId }, ...wrote] },
    data: { ...written, userId: null },
  });
  if (wrote.length > 0) await tx.contactMessage.updateMany({ where: { OR: wrote }, data: written });
  await tx.analyticsEvent.updateMany({ where: { userId }, data: { userId: null } });
}
