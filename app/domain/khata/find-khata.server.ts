import type { Paisa } from "#app/lib/money.ts";
import { db } from "#app/platform/db.server.ts";
import { entriesPerPage, type Khata, type KhataLine } from "./khata-line.ts";

/** The khata of a contact with one page of its entries, the latest first; null for no such contact. */
export async function findKhata(contactId: number, { page = 1 }: { page?: number } = {}): Promise<Khata | null> {
  const [contact, entries, total] = await Promise.all([
    db.contact.findUnique({
      where: { id: contactId },
      select: { khataBalance: true, khataLimit: true, khataOldestAt: true, khataPaidAt: true, khataReminders: true },
    }),
    db.$queryRaw<(Omit<KhataLine, "id"> & { id: bigint })[]>`
      SELECT e.id, e.kind::text AS kind, e.amount, e.balance, e.order_id AS "orderId", e.method::text AS method, e.note, u.name AS by,
        e.created_at AS at
      FROM khata_entries e LEFT JOIN users u ON u.id = e.by_user_id
      WHERE e.contact_id = ${contactId} ORDER BY e.created_at DESC, e.id DESC LIMIT ${entriesPerPage} OFFSET ${(page - 1) * entriesPerPage}`,
    db.khataEntry.count({ where: { contactId } }),
  ]);
  if (!contact) return null;
  return {
    balance: contact.khataBalance as Paisa,
    limit: contact.khataLimit as Paisa,
    oldestAt: contact.khataOldestAt,
    paidAt: contact.khataPaidAt,
    hasReminders: contact.khataReminders,
    entries: entries.map(({ id, ...entry }) => ({ ...entry, id: Number(id) })),
    total,
  };
}
