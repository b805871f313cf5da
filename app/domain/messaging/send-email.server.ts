import { findShopSettings } from "#app/domain/settings/shop-settings.server.ts";
import { ownOrigins } from "#app/platform/env.server.ts";
import { type Mail, sendMail } from "#app/platform/mail.server.ts";
import type { OutboxMessage } from "#app/platform/outbox.server.ts";

/** The absolute URL of a page for emails: always under the configured origin, never that of a request. */
export const linkTo = (path: string): string => new URL(path, ownOrigins()[0]).href;

/** The signature of the shop's emails. */
export type Signature = { brand: string; city: string; phone: string };

/** Composes the email of an outbox message and sends it to the mail server. */
export async function sendEmail(
  { id, recipient }: OutboxMessage,
  write: (signature: Signature) => Pick<Mail, "subject" | "text" | "link" | "replyTo">,
): Promise<void> {
  const { brand, city, phone, email } = (await findShopSettings()).shop;
  const from = { name: brand, address: email || `no-reply@${new URL(linkTo("/")).hostname}` };
  await sendMail({ id: `outbox-${id}`, from, to: recipient, ...write({ brand, city, phone }) });
}
