import { DateTimeText } from "#app/admin/list/list-table.tsx";
import { AnswerTo } from "#app/admin/messages/answer-to.tsx";
import { resource } from "#app/admin/resource/resource.ts";
import { contactMessageTable } from "#app/domain/content/contact-messages.ts";
import { adminContactMessages } from "#app/i18n/admin-contact.ts";
import { excerpt } from "#app/lib/excerpt.ts";
import { contactParts } from "./components/contact-parts.tsx";
import { StatusSelect } from "./components/status-select.tsx";

/** How much of a message the list shows, characters. */
const previewed = 160;

/** The messages as staff go through them. */
export const contactMessages = resource({
  ...contactParts("messages"),
  table: contactMessageTable,
  texts: adminContactMessages,
  icon: "inbox",
  columns: [
    { name: "name", width: "130px" },
    { name: "status", cell: ({ id, name, status }) => <StatusSelect id={id} name={name} status={status} />, width: "136px" },
    { name: "message", cell: ({ message }) => excerpt(message, previewed) },
    { name: "email", cell: ({ phone, email }) => <AnswerTo phone={phone} email={email} />, width: "190px", wideOnly: true },
    { name: "createdAt", cell: ({ createdAt }) => <DateTimeText at={createdAt} />, width: "168px", wideOnly: true },
  ],
  underName: ({ id }) => `#${id}`,
  about: ({ id, name, phone, email, message, createdAt }) => (
    <>
      <p className="whitespace-pre-line">{message}</p>
      <p className="text-ink-2">
        #{id} · {name} · <AnswerTo phone={phone} email={email} /> · <DateTimeText at={createdAt} />
      </p>
    </>
  ),
});
