import { findInvite, invitePath, inviteToken } from "#app/domain/members/invites.server.ts";
import { mail } from "#app/i18n/mail.ts";
import { translator } from "#app/i18n/translate.ts";
import { type Deliver, Undeliverable } from "#app/platform/outbox.server.ts";
import { linkTo, sendEmail } from "../send-email.server.ts";
import { readersLanguage } from "./readers-language.server.ts";

/** Sends the link of an invite, as long as it still works; in the language of its address's account, else of whoever invites. */
export const sendInviteEmail: Deliver<"email/team_invite"> = async (message) => {
  const token = inviteToken(message.payload.nonce);
  const invite = await findInvite(token);
  if (!invite) throw new Undeliverable("the invite was used, withdrawn or too old before it could be sent");
  const lang = await readersLanguage([message.recipient], invite.invitedBy.language);
  const t = translator(lang, mail);
  const link = linkTo(invitePath(token));
  return sendEmail(message, ({ brand }) => ({
    lang,
    subject: t("invite.subject", { brand }),
    parts: [
      { type: "text", text: `${t("greeting.nobody")}\n\n${t("invite.text", { brand, name: invite.invitedBy.name })}` },
      { type: "link", label: t("invite.link"), href: link },
      { type: "text", text: t("invite.not-you") },
    ],
  }));
};
