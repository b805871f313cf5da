import { staffTable } from "#app/domain/resource/staff-table.ts";
import { karachiStamp } from "#app/lib/dates.ts";
import { formatPhone } from "#app/lib/format-phone.ts";

/** How far staff are with a message to the shop (B7.10). */
export const messageStatuses = ["new", "in_progress", "resolved"] as const;

/** What visitors wrote to the shop, the latest first. */
export const contactMessageTable = staffTable({
  model: "ContactMessage",
  entity: "contact_message",
  fields: { status: { type: "choice", options: messageStatuses, required: true } },
  exported: {
    name: ({ name }) => name,
    email: ({ email }) => email,
    phone: ({ phone }) => (phone ? formatPhone(phone) : ""),
    message: ({ message }) => message,
    created_at: ({ createdAt }) => karachiStamp(createdAt),
  },
  nameOf: ({ name }) => name,
  orderBy: [{ createdAt: "desc" }],
  searched: ["name", "email", "phone", "message"],
  statuses: { new: { status: "new" }, in_progress: { status: "in_progress" }, resolved: { status: "resolved" } },
  settable: ["status"],
  form: "edit",
});
