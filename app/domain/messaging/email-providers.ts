import { staffTable } from "#app/domain/resource/staff-table.ts";

/** So many e-mails a day a configuration sends unless staff say otherwise (B5.17). */
export const defaultDailyLimit = 200;

/** The e-mail configurations as staff keep them. Secrets are none of its columns, so that no reader of this table gets one. */
export const emailProviderTable = staffTable({
  model: "EmailProvider",
  entity: "email-provider",
  fields: {
    kind: { type: "choice", options: ["emailjs", "smtp"], required: true, default: "emailjs" },
    name: { type: "line", max: 60, required: true },
    serviceId: { type: "line", max: 100 },
    templateId: { type: "line", max: 100 },
    publicKey: { type: "line", max: 100 },
    apiUrl: { type: "line", max: 300 },
    smtpHost: { type: "line", max: 253 },
    smtpPort: { type: "whole", min: 1, max: 65_535 },
    smtpUser: { type: "line", max: 254 },
    fromAddress: { type: "line", max: 254 },
    dailyLimit: { type: "whole", min: 1, max: 100_000, default: defaultDailyLimit },
    isActive: { type: "tick", default: true },
  },
  nameOf: ({ name }) => name,
  orderBy: [{ name: "asc" }],
  searched: ["name"],
  filters: ["kind"],
  statuses: { active: { isActive: true }, inactive: { isActive: false } },
  active: "isActive",
  incomplete: "email.incomplete",
});
