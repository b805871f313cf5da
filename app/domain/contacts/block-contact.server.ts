import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { type Tx, transact } from "#app/platform/db.server.ts";

type Named = Promise<Outcome<{ name: string }>>;

const setBlocked = (id: number, { by, isBlocked }: { by: number; isBlocked: boolean }): Named =>
  transact(async (tx) => {
    await tx.$queryRaw`SELECT id FROM contacts WHERE id = ${id} FOR NO KEY UPDATE`;
    const contact = await tx.contact.findUnique({ where: { id }, select: { name: true, blockedAt: true } });
    if (!contact) return refused("contact.not-found");
    if ((contact.blockedAt !== null) === isBlocked) return done({ name: contact.name });
    await tx.contact.update({ where: { id }, data: { blockedAt: isBlocked ? now() : null, version: { increment: 1 } } });
    await recordAudit(tx, { by, action: isBlocked ? "block" : "unblock", entity: "contact", id });
    return done({ name: contact.name });
  });

/** Takes no more orders by phone or message from a contact, and gives nothing on khata. Refused with `contact.not-found`. */
export const blockContact = (id: number, { by }: { by: number }): Named => setBlocked(id, { by, isBlocked: true });

/** Takes orders of a contact again. Refused with `contact.not-found`. */
export const unblockContact = (id: number, { by }: { by: number }): Named => setBlocked(id, { by, isBlocked: false });

/**
 * Refuses an order of somebody who is blocked.
 *
 * @param phone as it is stored
 * @returns refused with `contact.blocked` at the field of the phone
 */
export async function refuseBlocked(tx: Pick<Tx, "$queryRaw">, phone: string): Promise<Outcome<void>> {
  const [blocked] = await tx.$queryRaw<{ name: string }[]>`
    SELECT coalesce(main.name, c.name) AS name FROM contacts c LEFT JOIN contacts main ON main.id = c.merged_into_id
    WHERE c.phone = ${phone} AND coalesce(main.blocked_at, c.blocked_at) IS NOT NULL`;
  return blocked ? refused("contact.blocked", { field: "customer_phone", values: blocked }) : done(undefined);
}
