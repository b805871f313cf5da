import { findShopSettings } from "#app/domain/settings/shop-settings.server.ts";
import { ownOrigins } from "#app/platform/env.server.ts";
import { type Mail, sendMail } from "#app/platform/mail.server.ts";
import type { OutboxMessage } from "#app/platform/outbox.server.ts";

/** A page of the shop as a letter links to it: always under the configured origin, never under what a request said. */
export const linkTo = (path: string): string => new URL(path, ownOrigins()[0]).href;

/** How the shop signs its letters. */
export type Signature = { brand: string; city: string; phone: string };

/** Writes a letter in the shop's name to the recipient of an outbox message and hands it to the mail server. */
export async function sendEmail(
  { id, recipient }: OutboxMessage,
  write: (signature: Signature) => Pick<Mail, "subject" | "text" | "link" | "replyTo">,
): Promise<void> {
  const { brand, city, phone, email } = (await findShopSettings()).shop;
  const from = { name: brand, address: email || `no-reply@${new URL(linkTo("/")).hostname}` };
  await sendMail({ id: `outbox-${id}`, from, to: recipient, ...write({ brand, city, phone }) });
}
