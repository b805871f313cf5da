import { findShopFacts } from "#app/domain/settings/shop-facts.server.ts";
import type { Tx } from "#app/platform/db.server.ts";
import { promise } from "#app/platform/outbox.server.ts";

/** What a visitor may write to the shop. */
export type Written = "contact_message" | "suggestion";

/**
 * Enqueues an e-mail to the shop about what a visitor wrote, in the transaction that saves it. A shop without an e-mail address
 * in its settings has the row and its count alone.
 */
export async function enqueueShopLetter(tx: Tx, kind: Written, id: number): Promise<void> {
  const { email } = (await findShopFacts()).shop;
  if (email) await promise(tx, { channel: "email", recipient: email, kind, payload: { id } });
}
