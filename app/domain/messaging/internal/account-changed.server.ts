import type { PayloadOf } from "#app/contract/message-kinds.ts";
import { undoToken } from "#app/domain/accounts/identity/record-change.server.ts";
import { findUndoableChange } from "#app/domain/accounts/identity/undo-change.server.ts";
import { findShopSettings } from "#app/domain/settings/shop-settings.server.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { mail } from "#app/i18n/mail.ts";
import { translator } from "#app/i18n/translate.ts";
import { whatsappMessage } from "#app/i18n/whatsapp-message.ts";
import { db } from "#app/platform/db.server.ts";
import { type Deliver, Undeliverable } from "#app/platform/outbox.server.ts";
import type { EmailPart } from "../email-body.ts";
import { linkTo, sendEmail } from "../send-email.server.ts";
import { sendWhatsapp } from "../send-whatsapp.server.ts";

/** The language of whom a change of account is sent to, at the address or number that they had before. */
async function languageOf(userId: number): Promise<Lang> {
  const user = await db.user.findUnique({ where: { id: userId }, select: { language: true } });
  if (!user) throw new Undeliverable("the account is gone");
  return user.language;
}

/** The address that takes a change back, as long as it does; null afterwards and for what cannot be taken back. */
async function undoLink({ nonce }: PayloadOf<"email/account_changed">): Promise<string | null> {
  if (nonce === undefined) return null;
  const token = undoToken(nonce);
  return (await findUndoableChange(token)).ok ? linkTo(`/undo-change?token=${token}`) : null;
}

/** Notifies an address that the phone, e-mail or password of its account changed, with the link that takes it back (decisions 37). Nothing of the account is in it. */
export const sendAccountChangedEmail: Deliver<"email/account_changed"> = async (message) => {
  const { userId, change } = message.payload;
  const lang = await languageOf(userId);
  const t = translator(lang, mail);
  const undo = await undoLink(message.payload);
  return sendEmail(message, ({ brand, phone }) => {
    const link: EmailPart = undo
      ? { type: "link", label: t("account-changed.undo"), href: undo }
      : { type: "link", label: t("account-changed.profile"), href: linkTo("/profile") };
    return {
      lang,
      subject: t("account-changed.subject", { brand }),
      parts: [
        { type: "text", text: `${t("greeting.nobody")}\n\n${t(`account-changed.${change}`, { brand })}` },
        ...(undo ? [{ type: "text" as const, text: t("account-changed.undo-how") }] : []),
        link,
        { type: "text", text: t("account-changed.not-you", { phone }) },
      ],
    };
  });
};

/** The same over WhatsApp, to the number that the account had. The log of WhatsApp keeps no link. */
export const sendWhatsappAccountChanged: Deliver<"whatsapp/account_changed"> = async (message) => {
  const { userId, change } = message.payload;
  const t = translator(await languageOf(userId), whatsappMessage);
  const { brand, phone } = (await findShopSettings()).shop;
  const text = t(`account-changed.${change}`, { brand });
  if (change === "email-ended") return sendWhatsapp(message, text);
  const call = t("account-changed.call", { phone });
  const link = await undoLink(message.payload);
  const undo = link && t("account-changed.undo", { link });
  return sendWhatsapp(message, [text, undo, call].filter(Boolean).join("\n"), `${text}\n${call}`);
};
