import { z } from "zod";
import { findReset } from "#app/domain/accounts/reset-password.server.ts";
import { resetToken } from "#app/domain/accounts/reset-token.server.ts";
import { mail } from "#app/i18n/mail.ts";
import { translator } from "#app/i18n/translate.ts";
import { type Deliver, Undeliverable } from "#app/platform/outbox.server.ts";
import { linkTo, sendEmail } from "../send-email.server.ts";

const payload = z.object({ nonce: z.string() });

/** Sends the link for a new password, in its owner's language, as long as the link still works. */
export const sendResetEmail: Deliver = async (message) => {
  const token = resetToken(payload.parse(message.payload).nonce);
  const user = await findReset(token);
  if (!user) throw new Undeliverable("the link was used or too old before it could be sent");
  const t = translator(user.language, mail);
  const link = linkTo(`/reset-password?token=${token}`);
  await sendEmail(message, (signature) => ({
    link,
    subject: t("reset.subject", signature),
    text: t("reset.text", { ...signature, name: user.name, link }),
  }));
};
