import { findShopSettings } from "#app/domain/settings/shop-settings.server.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { mail } from "#app/i18n/mail.ts";
import { translator } from "#app/i18n/translate.ts";
import { whatsappMessage } from "#app/i18n/whatsapp-message.ts";
import { db } from "#app/platform/db.server.ts";
import { type Deliver, Undeliverable } from "#app/platform/outbox.server.ts";
import { linkTo, sendEmail } from "../send-email.server.ts";
import { sendWhatsapp } from "../send-whatsapp.server.ts";

/** The language of whom a change of account is told to, at the address or number that they had before. */
async function languageOf(userId: number): Promise<Lang> {
  const user = await db.user.findUnique({ where: { id: userId }, select: { language: true } });
  if (!user) throw new Undeliverable("the account is gone");
  return user.language;
}

/** Tells an address that the phone or e-mail of its account changed (decisions 37). Nothing of the account is in it. */
export const sendAccountChangedEmail: Deliver<"email/account_changed"> = async (message) => {
  const { userId, change } = message.payload;
  const lang = await languageOf(userId);
  const t = translator(lang, mail);
  return sendEmail(message, ({ brand, phone }) => ({
    lang,
    subject: t("account-changed.subject", { brand }),
    parts: [
      { type: "text", text: `${t("greeting.nobody")}\n\n${t(`account-changed.${change}`, { brand })}` },
      { type: "link", label: t("account-changed.profile"), href: linkTo("/profile") },
      { type: "text", text: t("account-changed.not-you", { phone }) },
    ],
  }));
};

/** The same over WhatsApp, to the number that the account had. */
export const sendWhatsappAccountChanged: Deliver<"whatsapp/account_changed"> = async (message) => {
  const { userId, change } = message.payload;
  const t = translator(await languageOf(userId), whatsappMessage);
  const { brand, phone } = (await findShopSettings()).shop;
  return sendWhatsapp(message, t(`account-changed.${change}`, { brand, phone }));
};
