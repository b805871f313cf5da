import type { Tx } from "#app/platform/db.server.ts";

/**
 * Links an order to the contact of its phone number, where it has none yet: what is settled on khata is owed by that contact.
 *
 * @param link.contactId only this contact, or a number that was merged into it
 * @returns whether the order has a contact now
 */
export async function linkContact(
  tx: Pick<Tx, "$executeRaw">,
  { orderId, contactId = null }: { orderId: number; contactId?: number | null },
): Promise<boolean> {
  const linked = await tx.$executeRaw`
    UPDATE orders o SET contact_id = coalesce(c.merged_into_id, c.id) FROM contacts c
    WHERE o.id = ${orderId} AND c.id = coalesce(o.contact_id, (SELECT id FROM contacts WHERE phone = o.customer_phone))
      AND (${contactId}::int IS NULL OR ${contactId} IN (c.id, c.merged_into_id))`;
  return linked > 0;
}
