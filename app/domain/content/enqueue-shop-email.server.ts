import { findShopSettings } from "#app/domain/settings/shop-settings.server.ts";
import type { Tx } from "#app/platform/db.server.ts";
import { enqueueMessage } from "#app/platform/outbox.server.ts";

/** What a visitor may write to the shop. */
export type VisitorMessage = "contact_message" | "suggestion";

/**
 * Enqueues an e-mail to the shop about what a visitor wrote, in the transaction that saves it. A shop without an e-mail address
 * in its settings has the row and its count alone.
 */
export async function enqueueShopEmail(tx: Tx, kind: VisitorMessage, id: number): Promise<void> {
  const { email } = (await findShopSettings()).shop;
  if (email) await enqueueMessage(tx, { channel: "email", recipient: email, kind, payload: { id } });
}
