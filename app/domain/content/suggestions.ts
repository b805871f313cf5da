import { staffTable } from "#app/domain/resource/staff-table.ts";
import { karachiStamp } from "#app/lib/dates.ts";
import { formatPhone } from "#app/lib/format-phone.ts";

/** What becomes of a suggestion; staff set all but the first. */
export const suggestionStatuses = ["new", "reviewed", "implemented", "rejected"] as const;

/** What customers suggested, the latest first. */
export const suggestionTable = staffTable({
  model: "Suggestion",
  entity: "suggestion",
  fields: { status: { type: "choice", options: suggestionStatuses, required: true } },
  exported: {
    subject: ({ subject }) => subject,
    message: ({ message }) => message,
    name: ({ name }) => name,
    email: ({ email }) => email,
    phone: ({ phone }) => (phone ? formatPhone(phone) : ""),
    created_at: ({ createdAt }) => karachiStamp(createdAt),
  },
  nameOf: ({ subject }) => subject,
  orderBy: [{ createdAt: "desc" }],
  searched: ["subject", "message", "name", "email", "phone"],
  statuses: {
    new: { status: "new" },
    reviewed: { status: "reviewed" },
    implemented: { status: "implemented" },
    rejected: { status: "rejected" },
  },
  settable: ["status"],
  form: "edit",
});
