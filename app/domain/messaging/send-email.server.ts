import { findShopSettings } from "#app/domain/settings/shop-settings.server.ts";
import { mail as texts } from "#app/i18n/mail.ts";
import { ownOrigins } from "#app/platform/env.server.ts";
import type { Mail } from "#app/platform/mail.server.ts";
import {
  type DeliveryRecord,
  isLaneDown,
  isNoAnswer,
  isNotUnderstood,
  isRetryAfter,
  isUndeliverable,
  LaneDown,
  type OutboxMessage,
  Undeliverable,
} from "#app/platform/outbox.server.ts";
import { type EmailDraft, emailHtml, emailText, type Signature, signedEmail } from "./email-body.ts";
import { sendThroughProviders } from "./internal/send-through-providers.server.ts";

/** The absolute URL of a page for emails: always under the configured origin, never that of a request. */
export const linkTo = (path: string): string => new URL(path, ownOrigins()[0]).href;

/** A draft as it leaves: signed by the shop, from its address, in both forms. */
export async function mailOf(id: string, to: readonly string[], write: (signature: Signature) => EmailDraft): Promise<Mail> {
  const { brand, city, phone, email } = (await findShopSettings()).shop;
  const draft = write({ brand, city, phone });
  const signed = signedEmail(draft, { brand, city, phone });
  return {
    id,
    from: { name: brand, address: email || `no-reply@${new URL(linkTo("/")).hostname}` },
    to,
    subject: draft.subject,
    text: emailText(signed),
    html: emailHtml(signed),
    ...(draft.replyTo && { replyTo: draft.replyTo }),
  };
}

/** The e-mails that the ten of each day are kept back for. */
const reservedFor: ReadonlySet<string> = new Set(["password_reset", "team_invite"]);

/** The specified sentence for a failure (B8.16); the outbox keeps them beside the message. */
function described(kind: string, problem: unknown): Error {
  if (!(problem instanceof Error)) return new Error(String(problem));
  if (isRetryAfter(problem) || isNotUnderstood(problem) || isNoAnswer(problem)) return problem;
  const message = `${texts.en[kind === "order_confirmation" ? "failed.confirmation" : "failed"]}: ${problem.message}`;
  if (isLaneDown(problem)) return new LaneDown(message);
  return isUndeliverable(problem) ? new Undeliverable(message) : new Error(message);
}

/** The addresses that an e-mail goes to: its recipient, or where that is the shop itself perhaps several with commas between. */
export const recipientsOf = ({ kind, recipient }: Pick<OutboxMessage, "kind" | "recipient">): string[] =>
  kind === "new_order_admin" ? recipient.split(",").map((address) => address.trim()) : [recipient];

/** Composes the e-mail of an outbox message and sends it through a configuration below its limit. */
export async function sendEmail(message: OutboxMessage, write: (signature: Signature) => EmailDraft): Promise<DeliveryRecord> {
  const { id, kind } = message;
  const mail = await mailOf(`outbox-${id}`, recipientsOf(message), write);
  try {
    const sent = await sendThroughProviders(mail, { isReserved: reservedFor.has(kind) });
    return { ...sent, text: mail.text, subject: mail.subject, html: mail.html };
  } catch (problem) {
    throw described(kind, problem);
  }
}
