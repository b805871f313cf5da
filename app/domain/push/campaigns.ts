import { staffTable } from "#app/domain/resource/staff-table.ts";
import { audiences, campaignLimits, campaignStatuses, scheduleTypes } from "./campaign.ts";

/** What people were sent does not change. */
const kept = { required: true, immutable: true } as const;

/** The campaigns as staff list them, the newest first, at most 20 on a page (B7.19); they are created by the forms that send. */
export const campaignTable = staffTable({
  model: "PushCampaign",
  entity: "push-campaign",
  fields: {
    title: { type: "line", max: campaignLimits.title, ...kept },
    message: { type: "text", max: campaignLimits.message, ...kept },
    targetAudience: { type: "choice", options: audiences, ...kept },
    scheduleType: { type: "choice", options: scheduleTypes, ...kept },
    status: { type: "choice", options: campaignStatuses, ...kept },
    sentCount: { type: "whole", min: 0, max: 2_147_483_647, ...kept },
    isActive: { type: "tick", default: true },
  },
  nameOf: ({ title }) => title,
  orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  perPage: 20,
  searched: ["title", "message"],
  filters: ["targetAudience", "scheduleType"],
  statuses: {
    pending: { status: "pending" },
    scheduled: { status: "scheduled" },
    sent: { status: "sent" },
    failed: { status: "failed" },
    missed: { status: "missed" },
  },
  active: "isActive",
  form: "none",
});
