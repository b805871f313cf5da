import { staffTable } from "#app/domain/resource/staff-table.ts";

/** How far staff are with a message to the shop (B7.10). */
export const messageStatuses = ["new", "in_progress", "resolved"] as const;

/** What visitors wrote to the shop, the latest first. */
export const contactMessageTable = staffTable({
  model: "ContactMessage",
  entity: "contact_message",
  fields: { status: { type: "choice", options: messageStatuses, required: true } },
  nameOf: ({ name }) => name,
  orderBy: [{ createdAt: "desc" }],
  searched: ["name", "email", "message"],
  statuses: { new: { status: "new" }, in_progress: { status: "in_progress" }, resolved: { status: "resolved" } },
  settable: ["status"],
  form: "edit",
});
