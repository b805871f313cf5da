import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { type Tx, transact } from "#app/platform/db.server.ts";
import { type ContactForm, contactFields } from "./contact-form.server.ts";

type Stored = Omit<ContactForm, "version">;

/** Who has a number already, so that staff can go there and merge the two. */
async function refuseTaken(tx: Tx, phone: string, id: number | null): Promise<Outcome<never> | null> {
  const holder = await tx.contact.findUnique({ where: { phone }, select: { id: true, name: true } });
  return holder && holder.id !== id ? refused("contact.phone-taken", { field: "phone", values: { name: holder.name } }) : null;
}

const textsOf = (values: Stored) => Object.fromEntries(contactFields.map((field) => [field, values[field]]));

/**
 * Adds a contact.
 *
 * @returns its number; refused with `contact.phone-taken`
 */
export const addContact = ({ version: _, ...values }: ContactForm, { by }: { by: number }): Promise<Outcome<number>> =>
  transact(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('contact ' || ${values.phone}, 0))`;
    const taken = await refuseTaken(tx, values.phone, null);
    if (taken) return taken;
    const { id } = await tx.contact.create({ data: { ...values, createdAt: now() }, select: { id: true } });
    await recordAudit(tx, { by, action: "create", entity: "contact", id, after: textsOf(values) });
    return done(id);
  });

/**
 * Changes who a contact is. A version that somebody else saved meanwhile is refused, so that nothing of theirs is written over.
 *
 * @returns refused with `contact.not-found`, `contact.changed-meanwhile`, `contact.phone-taken`
 */
export const saveContact = (
  id: number,
  { version, ...values }: ContactForm,
  { by }: { by: number },
): Promise<Outcome<{ name: string }>> =>
  transact(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('contact ' || ${values.phone}, 0))`;
    await tx.$queryRaw`SELECT id FROM contacts WHERE id = ${id} FOR NO KEY UPDATE`;
    const before = await tx.contact.findUnique({ where: { id } });
    if (!before) return refused("contact.not-found");
    if (version !== null && version !== before.version) return refused("contact.changed-meanwhile");
    const taken = await refuseTaken(tx, values.phone, id);
    if (taken) return taken;
    await tx.contact.update({ where: { id }, data: { ...values, version: { increment: 1 } } });
    await recordAudit(tx, { by, action: "edit", entity: "contact", id, before: textsOf(before), after: textsOf(values) });
    return done({ name: values.name });
  });
