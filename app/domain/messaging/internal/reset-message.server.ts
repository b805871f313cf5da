import { findCodeOwner, resetCode } from "#app/domain/accounts/reset-code.server.ts";
import { findReset } from "#app/domain/accounts/reset-password.server.ts";
import { resetToken } from "#app/domain/accounts/reset-token.server.ts";
import { findShopSettings } from "#app/domain/settings/shop-settings.server.ts";
import { mail } from "#app/i18n/mail.ts";
import { translator } from "#app/i18n/translate.ts";
import { whatsappMessage } from "#app/i18n/whatsapp-message.ts";
import { type Deliver, Undeliverable } from "#app/platform/outbox.server.ts";
import { linkTo, sendEmail } from "../send-email.server.ts";
import { sendWhatsapp } from "../send-whatsapp.server.ts";
import { greetedName } from "./is-own-recipient.server.ts";

/** Sends the link for a new password, in its owner's language, as long as the link still works. */
export const sendResetEmail: Deliver<"email/password_reset"> = async (message) => {
  const token = resetToken(message.payload.nonce);
  const user = await findReset(token);
  if (!user) throw new Undeliverable("the link was used or too old before it could be sent");
  const t = translator(user.language, mail);
  const name = await greetedName(message, user);
  const link = linkTo(`/reset-password?token=${token}`);
  return sendEmail(message, ({ brand }) => ({
    lang: user.language,
    subject: t("reset.subject", { brand }),
    parts: [
      { type: "text", text: `${t("greeting", { name })}\n\n${t("reset.text", { brand })}` },
      { type: "link", label: t("reset.link"), href: link },
      { type: "text", text: t("reset.not-you") },
    ],
  }));
};

/** Sends a code over WhatsApp, as long as it still works. The log of WhatsApp keeps no code. */
const sendCode =
  (text: "reset" | "claim" | "identity", hidden: "reset.hidden" | "claim.hidden" | "identity.hidden") =>
  async (message: Parameters<Deliver<"whatsapp/password_reset" | "whatsapp/orders_claim" | "whatsapp/identity_code">>[0]) => {
    const { nonce } = message.payload;
    const owner = await findCodeOwner(nonce);
    if (!owner) throw new Undeliverable("the code was used or too old before it could be sent");
    const t = translator(owner.language, whatsappMessage);
    const { brand } = (await findShopSettings()).shop;
    return sendWhatsapp(message, t(text, { code: resetCode(nonce), brand }), t(hidden));
  };

/** Sends the code for a new password. */
export const sendWhatsappReset: Deliver<"whatsapp/password_reset"> = sendCode("reset", "reset.hidden");

/** Sends the code that joins the orders of a phone number to an account. */
export const sendWhatsappClaim: Deliver<"whatsapp/orders_claim"> = sendCode("claim", "claim.hidden");

/** Sends the code that stands in for the password of a signed-in person. */
export const sendWhatsappIdentityCode: Deliver<"whatsapp/identity_code"> = sendCode("identity", "identity.hidden");
