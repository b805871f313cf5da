import { cachedRead } from "#app/platform/cached-read.server.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import type { ShopDetails } from "./shop-settings.server.ts";

const hasActive = cachedRead(
  "email-configured",
  ["email_providers"],
  async () => (await db.emailProvider.findFirst({ where: { isActive: true }, select: { id: true } })) !== null,
);

/** Whether e-mails leave at all: through a configuration, the mail server of the environment, or to the demo's mailbox. What does not leave is not enqueued. */
export const isEmailConfigured = async (): Promise<boolean> => env.DEMO || env.SMTP_URL !== undefined || (await hasActive());

/** Whom the shop's own notices go to, with commas between: the addresses of the settings, else the shop's own; "" for nobody. */
export const noticeRecipients = ({ adminEmails, email }: Pick<ShopDetails, "adminEmails" | "email">): string =>
  adminEmails || email;
