import { emailProofToken, findUnprovedEmail } from "#app/domain/accounts/identity/prove-email.server.ts";
import { mail } from "#app/i18n/mail.ts";
import { translator } from "#app/i18n/translate.ts";
import { type Deliver, Undeliverable } from "#app/platform/outbox.server.ts";
import { linkTo, sendEmail } from "../send-email.server.ts";

/** Sends the link that proves an address, as long as it is the account's and unproved. Nothing that anybody wrote is in it (decisions 37). */
export const sendEmailProof: Deliver<"email/email_proof"> = async (message) => {
  const { userId } = message.payload;
  const user = await findUnprovedEmail(userId);
  if (user?.email !== message.recipient) throw new Undeliverable("the address is proved, or the account has another one");
  const t = translator(user.language, mail);
  const link = linkTo(`/confirm-email?token=${emailProofToken(userId, message.recipient)}`);
  return sendEmail(message, ({ brand }) => ({
    lang: user.language,
    subject: t("email-proof.subject", { brand }),
    parts: [
      { type: "text", text: `${t("greeting.nobody")}\n\n${t("email-proof.text", { brand })}` },
      { type: "link", label: t("email-proof.link"), href: link },
      { type: "text", text: t("email-proof.not-you") },
    ],
  }));
};
