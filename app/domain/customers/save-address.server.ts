import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { type Tx, transact } from "#app/platform/db.server.ts";
import type { AddressFields } from "./address-form.server.ts";

/** The most addresses one book holds. */
export const maxAddresses = 20;

/** Locks a customer's addresses, so that concurrent requests run in sequence. */
const lockBook = (tx: Tx, userId: number) => tx.$queryRaw`SELECT id FROM users WHERE id = ${userId} FOR NO KEY UPDATE`;

/** Makes one address the default and all others not; without an id the newest one. */
async function setDefault(tx: Tx, userId: number, id?: number): Promise<void> {
  const chosen = id ?? (await tx.address.findFirst({ where: { userId }, select: { id: true }, orderBy: { id: "desc" } }))?.id;
  await tx.$executeRaw`UPDATE addresses SET is_default = (id = ${chosen ?? 0}) WHERE user_id = ${userId}`;
}

/**
 * Saves an address in a customer's book, a new one without an id. The first one is the default; the default stays one
 * until another is chosen.
 *
 * @returns its id; refused with `address.not-found` (not theirs or not there) or `address.too-many`
 */
export function saveAddress(
  userId: number,
  { is_default: isDefault, ...fields }: AddressFields,
  id: number | null = null,
): Promise<Outcome<number>> {
  return transact<number>(async (tx) => {
    await lockBook(tx, userId);
    const held = await tx.address.count({ where: { userId } });
    if (id === null && held >= maxAddresses) return refused("address.too-many");
    const data = { ...fields, landmark: fields.landmark ?? null };
    const saved =
      id === null
        ? [await tx.address.create({ data: { ...data, userId, createdAt: now() }, select: { id: true } })]
        : await tx.address.updateManyAndReturn({ where: { id, userId }, data, select: { id: true } });
    const [row] = saved;
    if (!row) return refused("address.not-found");
    if (isDefault || held === 0) await setDefault(tx, userId, row.id);
    return done(row.id);
  });
}

/** Makes one address the customer's default. Refused with `address.not-found`. */
export function chooseDefaultAddress(userId: number, id: number): Promise<Outcome<void>> {
  return transact<void>(async (tx) => {
    await lockBook(tx, userId);
    if ((await tx.address.count({ where: { id, userId } })) === 0) return refused("address.not-found");
    return done(await setDefault(tx, userId, id));
  });
}

/** Takes an address out of the book; was it the default, the newest left becomes it. Refused with `address.not-found`. */
export function removeAddress(userId: number, id: number): Promise<Outcome<void>> {
  return transact<void>(async (tx) => {
    await lockBook(tx, userId);
    const address = await tx.address.findFirst({ where: { id, userId }, select: { isDefault: true } });
    if (!address) return refused("address.not-found");
    await tx.address.delete({ where: { id } });
    if (address.isDefault) await setDefault(tx, userId);
    return done(undefined);
  });
}
