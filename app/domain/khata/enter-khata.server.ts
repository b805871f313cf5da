import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { formatMoney, type Paisa, paisa } from "#app/lib/money.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { type Tx, transact } from "#app/platform/db.server.ts";
import type { KhataMethod } from "./khata-method.ts";

/** What an entry did: its amount and the balance after it, paisa, and the customer's name. */
export type Entered = { name: string; amount: Paisa; balance: Paisa; isReplay: boolean };

type Entry = {
  contactId: number;
  kind: "payment" | "correction" | "opening";
  amount: Paisa;
  method: KhataMethod | null;
  note: string | null;
  cause: string;
  by: number;
};

type Held = { id: number; name: string; balance: number };

/** The contact with its row locked, by the person it was merged into; null for none. */
async function lockContact(tx: Tx, id: number): Promise<Held | null> {
  const [held] = await tx.$queryRaw<Held[]>`
    SELECT id, name, khata_balance AS balance FROM contacts
    WHERE id = (SELECT coalesce(merged_into_id, id) FROM contacts WHERE id = ${id}) FOR NO KEY UPDATE`;
  return held ?? null;
}

/**
 * Writes one entry under the lock of the contact's row. The cause counts once: sent again it answers as the first time.
 *
 * @param check refuses the entry against the balance before it, in paisa
 */
function enter(entry: Entry, check: (owed: Paisa) => Outcome<void>): Promise<Outcome<Entered>> {
  return transact<Entered>(async (tx) => {
    const { contactId, by, ...row } = entry;
    const held = await lockContact(tx, contactId);
    if (!held) return refused("contact.not-found");
    const first = await tx.khataEntry.findUnique({ where: { cause: entry.cause } });
    if (first) {
      const isSame = first.contactId === held.id && first.amount === entry.amount && first.kind === entry.kind;
      return isSame
        ? done({ name: held.name, amount: paisa(first.amount), balance: paisa(first.balance), isReplay: true })
        : refused("key.reused");
    }
    const checked = check(paisa(held.balance));
    if (!checked.ok) return checked;
    const { balance } = await tx.khataEntry.create({
      data: { ...row, contactId: held.id, byUserId: by, createdAt: now() },
      select: { balance: true },
    });
    const after = { amount: entry.amount, balance, ...(entry.method && { method: entry.method }) };
    await recordAudit(tx, { by, action: `khata-${entry.kind}`, entity: "contact", id: held.id, after });
    return done({ name: held.name, amount: entry.amount, balance: paisa(balance), isReplay: false });
  });
}

/** Money that a customer brought, in paisa, above 0; `isMore`: more than is owed is meant, and the shop holds the rest. */
export type KhataPayment = { amount: Paisa; method: KhataMethod; note: string | null; isMore: boolean; key: string };

/**
 * Books a payment against what a customer owes. It is money received, by the way it came; what was settled on khata before is not.
 *
 * @returns refused with `contact.not-found`, `khata.more-than-owed`, `key.reused`
 */
export const takeKhataPayment = (
  contactId: number,
  { amount, method, note, isMore, key }: KhataPayment,
  { by }: { by: number },
): Promise<Outcome<Entered>> =>
  enter({ contactId, kind: "payment", amount: paisa(-amount), method, note, cause: `payment-${by}-${key}`, by }, (owed) =>
    amount > owed && !isMore
      ? refused("khata.more-than-owed", { field: "amount", values: { owed: formatMoney(paisa(Math.max(0, owed))) } })
      : done(undefined),
  );

/** What is written by hand, in paisa: above 0 the customer owes more. */
export type KhataCorrection = { amount: Paisa; kind: "correction" | "opening"; note: string; key: string };

/**
 * Corrects a khata by an entry of its own, or opens it with what was owed in the old register. Nothing written before is changed.
 *
 * @returns refused with `contact.not-found`, `key.reused`
 */
export const correctKhata = (
  contactId: number,
  { key, ...correction }: KhataCorrection,
  { by }: { by: number },
): Promise<Outcome<Entered>> =>
  enter({ contactId, ...correction, method: null, cause: `correction-${by}-${key}`, by }, () => done(undefined));

/**
 * Sets how much a contact may owe, in paisa, and whether the balance is sent each month. 0 takes nothing more on khata; what is owed stays.
 *
 * @returns refused with `contact.not-found`
 */
export const setKhataLimit = (
  contactId: number,
  { limit, hasReminders }: { limit: Paisa; hasReminders: boolean },
  { by }: { by: number },
): Promise<Outcome<{ name: string }>> =>
  transact(async (tx) => {
    const held = await lockContact(tx, contactId);
    if (!held) return refused("contact.not-found");
    const { khataLimit, khataReminders } = await tx.contact.findUniqueOrThrow({ where: { id: held.id } });
    await tx.contact.update({ where: { id: held.id }, data: { khataLimit: limit, khataReminders: hasReminders } });
    const [before, after] = [
      { khata_limit: khataLimit, khata_reminders: khataReminders },
      { khata_limit: limit, khata_reminders: hasReminders },
    ];
    await recordAudit(tx, { by, action: "khata-limit", entity: "contact", id: held.id, before, after });
    return done({ name: held.name });
  });
