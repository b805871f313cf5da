import { z } from "zod";
import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { db, type Tx, transact } from "#app/platform/db.server.ts";
import { moveBalance } from "./internal/move-balance.server.ts";

/** What of two contacts may differ and is chosen when they become one; the phone of each stays its own. */
export const mergedFields = ["name", "whatsapp", "zone", "address", "landmark", "notes"] as const;

/** One of them. */
export type MergedField = (typeof mergedFields)[number];

const choice = z.enum(["mine", "theirs"], "choice").default("mine");

/** Which text stays where both have one: that of the contact the other is merged into ("mine"), or the other's. */
export const mergeForm = z.object({
  other: z.coerce.number().int().min(1).max(2_147_483_647),
  ...(Object.fromEntries(mergedFields.map((field) => [field, choice])) as Record<MergedField, typeof choice>),
});

/** A merge as its form was sent. */
export type ContactMerge = z.output<typeof mergeForm>;

/** One of two contacts that may be the same person. In paisa what is owed. */
export type MergeSide = Record<MergedField, string | null> & {
  id: number;
  phone: string;
  khataBalance: number;
  khataLimit: number;
};

const sideColumns = {
  ...{ id: true, phone: true, khataBalance: true, khataLimit: true, name: true, whatsapp: true, zone: true, address: true },
  ...{ landmark: true, notes: true },
} as const;

/** The contact of a number that another may be merged with; null where there is none, or it is the same or merged already. */
export const findMerge = (id: number, phone: string): Promise<MergeSide | null> =>
  db.contact.findFirst({ where: { phone, id: { not: id }, mergedIntoId: null }, select: sideColumns });

const lock = (tx: Tx, ids: readonly number[]) =>
  tx.$queryRaw`SELECT id FROM contacts WHERE id = ANY(${[...ids]}::int[]) ORDER BY id FOR NO KEY UPDATE`;

/** The note of both stays unless one was chosen: a note of the other is put below one's own. */
const bothNotes = (mine: string | null, theirs: string | null) => [mine, theirs].filter(Boolean).join("\n") || null;

/**
 * Makes two numbers one person. The other row stays under its number and leads here; its balance comes along as an entry on each side,
 * numbers that were merged into it before come too, an empty text takes the other's. The higher limit counts.
 *
 * @returns refused with `contact.not-found`, `contact.same`
 */
export const mergeContacts = (id: number, merge: ContactMerge, { by }: { by: number }): Promise<Outcome<{ name: string }>> =>
  transact(async (tx) => {
    if (merge.other === id) return refused("contact.same");
    await lock(tx, [id, merge.other]);
    const [mine, theirs] = await Promise.all(
      [id, merge.other].map((one) => tx.contact.findFirst({ where: { id: one, mergedIntoId: null } })),
    );
    if (!mine || !theirs) return refused("contact.not-found");
    const texts = Object.fromEntries(
      mergedFields.map((field) => {
        const chosen = merge[field] === "theirs" ? theirs[field] : mine[field];
        return [field, chosen || mine[field] || theirs[field]];
      }),
    );
    if (merge.notes === "mine") texts["notes"] = bothNotes(mine.notes, theirs.notes);
    await tx.contact.updateMany({ where: { mergedIntoId: theirs.id }, data: { mergedIntoId: id } });
    await tx.contact.update({
      where: { id: theirs.id },
      data: { mergedIntoId: id, khataLimit: 0, userId: mine.userId === null ? null : theirs.userId, version: { increment: 1 } },
    });
    await tx.contact.update({
      where: { id },
      data: {
        ...texts,
        khataLimit: Math.max(mine.khataLimit, theirs.khataLimit),
        khataReminders: mine.khataReminders && theirs.khataReminders,
        userId: mine.userId ?? theirs.userId,
        version: { increment: 1 },
      },
    });
    await moveBalance(tx, { from: theirs, to: mine, cause: `merge-${theirs.id}-${theirs.version}`, by });
    const before = { ...Object.fromEntries(mergedFields.map((field) => [field, mine[field]])), khata_limit: mine.khataLimit };
    const after = { ...texts, merged: theirs.phone, their_limit: theirs.khataLimit, balance: theirs.khataBalance };
    await recordAudit(tx, { by, action: "merge", entity: "contact", id, before, after });
    await recordAudit(tx, { by, action: "merged-into", entity: "contact", id: theirs.id, after: { into: mine.phone } });
    return done({ name: String(texts["name"]) });
  });

/**
 * Makes a merged number a person of its own again, with the balance that it brought along. Texts and limits stay as they are now.
 *
 * @returns refused with `contact.not-found`
 */
export const separateContacts = (id: number, otherId: number, { by }: { by: number }): Promise<Outcome<{ name: string }>> =>
  transact(async (tx) => {
    await lock(tx, [id, otherId]);
    const [mine, theirs] = await Promise.all([
      tx.contact.findUnique({ where: { id } }),
      tx.contact.findFirst({ where: { id: otherId, mergedIntoId: id } }),
    ]);
    if (!mine || !theirs) return refused("contact.not-found");
    await tx.contact.update({ where: { id: otherId }, data: { mergedIntoId: null, version: { increment: 1 } } });
    const [brought] = await tx.$queryRaw<{ amount: number }[]>`
      SELECT amount FROM khata_entries WHERE contact_id = ${id} AND cause LIKE ${`merge-${otherId}-%-in`} ORDER BY id DESC LIMIT 1`;
    await moveBalance(tx, {
      ...{ from: { ...mine, khataBalance: brought?.amount ?? 0 }, to: theirs },
      ...{ cause: `separate-${otherId}-${theirs.version}`, by },
    });
    await recordAudit(tx, { by, action: "separate", entity: "contact", id, after: { separated: theirs.phone } });
    return done({ name: theirs.name });
  });
