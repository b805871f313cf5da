import { createTransport } from "nodemailer";
import { env } from "./env.server.ts";
import { log } from "./log.server.ts";
import { processWide } from "./process-wide.server.ts";

/** One plain-text email. `link` is its most important address, repeated in the log where no mail server is set. */
export type Mail = {
  id: string;
  from: { name: string; address: string };
  to: string;
  subject: string;
  text: string;
  link: string;
  /** whom an answer goes to, where that is not the sender */
  replyTo?: { name: string; address: string };
};

/** A mail server that does not answer must not keep a message beyond the time the outbox lends it. */
const timeout = {
  pool: "true",
  maxConnections: "2",
  connectionTimeout: "10000",
  greetingTimeout: "10000",
  socketTimeout: "20000",
};

function post(smtpUrl: string) {
  return processWide(`mail ${smtpUrl}`, () => {
    const url = new URL(smtpUrl);
    for (const [name, value] of Object.entries(timeout)) if (!url.searchParams.has(name)) url.searchParams.set(name, value);
    return createTransport(url.href);
  });
}

/**
 * Sends an email through the mail server of `SMTP_URL`; throws when that refuses. The same `id` gives the same Message-ID, so a
 * repeated email can be shown once. In demo mode its link goes to the log, for a developer to follow, and the mail server may be
 * missing.
 */
export async function sendMail({ id, from, to, subject, text, link, replyTo }: Mail): Promise<void> {
  if (env.DEMO) log.info({ subject, link }, env.SMTP_URL ? "mail" : "mail (no SMTP_URL, so it is only shown here)");
  else if (!env.SMTP_URL) throw new Error("No mail server: set SMTP_URL.");
  if (!env.SMTP_URL) return;
  const messageId = `<${id}@${from.address.split("@")[1]}>`;
  await post(env.SMTP_URL).sendMail({
    messageId,
    from,
    to: { name: "", address: to },
    subject,
    text,
    ...(replyTo && { replyTo }),
  });
}
