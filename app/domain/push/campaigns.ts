import { staffTable } from "#app/domain/resource/staff-table.ts";

/** The campaigns as staff list them, the newest first, at most 20 on a page (B7.19); they are created by the forms that send. */
export const campaignTable = staffTable({
  model: "PushCampaign",
  entity: "push-campaign",
  fields: { isActive: { type: "tick", default: true } },
  nameOf: ({ title }) => title,
  orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  perPage: 20,
  searched: ["title", "message"],
  statuses: {
    pending: { status: "pending" },
    scheduled: { status: "scheduled" },
    sent: { status: "sent" },
    failed: { status: "failed" },
  },
  active: "isActive",
  form: "none",
});
