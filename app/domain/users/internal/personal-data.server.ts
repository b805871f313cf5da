import type { Tx } from "#app/platform/db.server.ts";
import type { TargetUser } from "../act-on-user.server.ts";

/** The rows about one person: what they ordered and wrote, and their entry among the contacts. */
export type PersonalRows = {
  orders: number[];
  contacts: number[];
  suggestions: number[];
  messages: number[];
  requests: number[];
  questions: number[];
  reviews: number[];
};

/**
 * What identifies a person, as it stands in the shop's rows. `own` reaches that person alone, now or before, and is theirs wherever it
 * stands; a name, an address or the number of somebody they ordered for may be another customer's too.
 */
export type PersonalData = { rows: PersonalRows; own: string[]; names: string[]; addresses: string[] };

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

const given = (values: readonly (string | null)[]): string[] => [...new Set(values.filter((value) => value !== null))];

/** Reads what identifies the person of an account, before any of it is cleared. */
export async function readPersonalData(tx: Tx, user: TargetUser): Promise<PersonalData> {
  const { id: userId } = user;
  const where = { userId };
  const contacts = await tx.contact.findMany({ where: { OR: [where, { mergedInto: where }] } });
  const addresses = await tx.address.findMany({ where });
  const changes = await tx.identityChange.findMany({ where, select: { phone: true, email: true } });
  const orders = await tx.order.findMany({
    where,
    select: { id: true, customerName: true, deliveryAddress: true, landmark: true },
  });
  const reached = given([
    ...[user.email, user.phone, user.whatsappPhone],
    ...changes.flatMap(({ phone, email }) => [phone, email]),
    ...contacts.flatMap(({ phone, whatsapp }) => [phone, whatsapp]),
  ]);
  const own = await withoutOthers(tx, userId, reached);
  const wrote = { OR: [{ email: { in: own } }, { phone: { in: own } }] };
  const select = { id: true } as const;
  return {
    rows: {
      orders: idsOf(orders),
      contacts: idsOf(contacts),
      suggestions: idsOf(await tx.suggestion.findMany({ where: { OR: [where, ...wrote.OR] }, select })),
      messages: idsOf(await tx.contactMessage.findMany({ where: wrote, select })),
      requests: idsOf(await tx.specialRequest.findMany({ where, select })),
      questions: idsOf(await tx.productQuestion.findMany({ where, select })),
      reviews: idsOf(await tx.review.findMany({ where, select })),
    },
    own,
    names: given([
      user.name,
      ...[...contacts, ...addresses].map(({ name }) => name),
      ...orders.map((order) => order.customerName),
    ]),
    addresses: given([
      ...[...contacts, ...addresses].flatMap(({ address, landmark }) => [address, landmark]),
      ...orders.flatMap(({ deliveryAddress, landmark }) => [deliveryAddress, landmark]),
    ]),
  };
}

/** Numbers and e-mail addresses without those that reach another account by now. */
async function withoutOthers(tx: Tx, id: number, reached: readonly string[]): Promise<string[]> {
  const others = await tx.user.findMany({
    where: {
      id: { not: id },
      OR: [{ phone: { in: [...reached] } }, { email: { in: [...reached] } }, { whatsappPhone: { in: [...reached] } }],
    },
    select: { phone: true, email: true, whatsappPhone: true },
  });
  const theirs = new Set(others.flatMap(({ phone, email, whatsappPhone }) => [phone, email, whatsappPhone]));
  return reached.filter((value) => !theirs.has(value));
}
