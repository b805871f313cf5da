import type { Paisa } from "#app/lib/money.ts";
import { now } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { seal, unseal } from "#app/platform/seal.server.ts";
import type { KhataLine } from "./khata-line.ts";

const purpose = "khata";

/** How long a link to a khata works, milliseconds: 400 days. */
const linkLife = 400 * 24 * 60 * 60 * 1000;

/** How many entries a customer sees at once, and at most. */
const [fewEntries, mostEntries] = [6, 200];

/** The part of a link that opens the khata of a contact to whoever holds it. */
export const khataToken = (contactId: number): string => seal(purpose, { id: contactId, at: now().getTime() });

/** The address of a customer's own khata, below the shop's. */
export const khataPath = (contactId: number): string => `/khata/${khataToken(contactId)}`;

/** A line as the customer sees it: without names of staff and without notes. */
export type OwnLine = Pick<KhataLine, "id" | "kind" | "amount" | "balance" | "orderId" | "method" | "at">;

/** What a customer sees of their khata, in paisa; `hasMore`: there are older entries. */
export type OwnKhata = { name: string; balance: Paisa; limit: Paisa; entries: OwnLine[]; hasMore: boolean };

/** The contact of a link, with the number that it was merged into; null for a link that is none, is too old, or was made void. */
async function contactOf(token: string) {
  const opened = unseal(purpose, token) as { id?: unknown; at?: unknown } | null;
  if (!opened || !Number.isInteger(opened.id) || typeof opened.at !== "number") return null;
  if (now().getTime() - opened.at > linkLife) return null;
  const found = await db.contact.findUnique({ where: { id: Number(opened.id) }, include: { mergedInto: true } });
  const contact = found?.mergedInto ?? found;
  if (!contact || (found?.khataLinkAt && opened.at < found.khataLinkAt.getTime())) return null;
  return contact;
}

/**
 * The khata that a signed link opens: the balance and the last entries, without a name of staff, a note, an address or the goods of a bill.
 *
 * @param isWhole 200 entries in place of six
 * @returns null for a link that is none, is older than 400 days, or was made void
 */
export async function findOwnKhata(token: string, { isWhole = false }: { isWhole?: boolean } = {}): Promise<OwnKhata | null> {
  const contact = await contactOf(token);
  if (!contact) return null;
  const take = isWhole ? mostEntries : fewEntries;
  const rows = await db.khataEntry.findMany({
    where: { contactId: contact.id },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: take + 1,
    select: { id: true, kind: true, amount: true, balance: true, orderId: true, method: true, createdAt: true },
  });
  return {
    name: contact.name,
    balance: contact.khataBalance as Paisa,
    limit: contact.khataLimit as Paisa,
    entries: rows.slice(0, take).map(({ id, createdAt, ...line }) => ({ ...line, id: Number(id), at: createdAt }) as OwnLine),
    hasMore: rows.length > take,
  };
}
