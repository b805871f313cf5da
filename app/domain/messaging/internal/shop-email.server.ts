import type { VisitorMessage } from "#app/domain/content/enqueue-shop-email.server.ts";
import { mail } from "#app/i18n/mail.ts";
import { translator } from "#app/i18n/translate.ts";
import { formatPhone } from "#app/lib/format-phone.ts";
import { db } from "#app/platform/db.server.ts";
import { type Deliver, Undeliverable } from "#app/platform/outbox.server.ts";
import { linkTo, sendEmail } from "../send-email.server.ts";
import { readersLanguage } from "./readers-language.server.ts";

const select = { name: true, phone: true, email: true, message: true } as const;

const findWritten = {
  contact_message: async (id: number) => {
    const found = await db.contactMessage.findUnique({ where: { id }, select });
    return found && { ...found, subject: null };
  },
  suggestion: (id: number) => db.suggestion.findUnique({ where: { id }, select: { ...select, subject: true } }),
} satisfies Record<VisitorMessage, (id: number) => Promise<object | null>>;

const emailAbout =
  (kind: VisitorMessage): Deliver<`email/${VisitorMessage}`> =>
  async (message) => {
    const written = await findWritten[kind](message.payload.id);
    if (!written) throw new Undeliverable("what was written is gone");
    const lang = await readersLanguage([message.recipient], "en");
    const t = translator(lang, mail);
    const { name, phone, email, subject } = written;
    const from = [name, phone && formatPhone(phone), email].filter(Boolean).join(", ");
    return sendEmail(message, ({ brand }) => ({
      lang,
      ...(email && { replyTo: { name, address: email } }),
      subject: subject === null ? t("contact.subject", { brand, name }) : t("suggestion.subject", { brand, subject }),
      parts: [
        { type: "text", text: written.message },
        { type: "facts", facts: [[t("written.from"), from]] },
        { type: "text", text: t(email ? "written.answer" : "written.call") },
        {
          type: "link",
          label: t("written.open"),
          href: linkTo(kind === "suggestion" ? `/admin/suggestions/${message.payload.id}` : "/admin/dashboard"),
        },
      ],
    }));
  };

/** Emails the shop a message from the contact page. */
export const sendContactEmail = emailAbout("contact_message");

/** Emails the shop a suggestion. */
export const sendSuggestionEmail = emailAbout("suggestion");
