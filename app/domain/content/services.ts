import { staffTable } from "#app/domain/resource/staff-table.ts";
import { serviceGradients, serviceIcons } from "./service-look.ts";

/** What the shop does for its customers, in the order of the services page. */
export const serviceTable = staffTable({
  model: "Service",
  entity: "service",
  fields: {
    title: { type: "line", max: 80, required: true, bilingual: true },
    description: { type: "text", max: 500, required: true, bilingual: true },
    iconName: { type: "choice", options: serviceIcons, required: true },
    linkUrl: { type: "link", max: 500, required: true },
    colorGradient: { type: "choice", options: serviceGradients, default: "green-emerald" },
    bgPattern: { type: "emoji", default: "🛒", required: true },
    displayOrder: { type: "whole", min: 0, max: 9999, default: 0, required: true },
    isActive: { type: "tick", default: true },
  },
  nameOf: ({ title }) => title,
  orderBy: [{ displayOrder: "asc" }],
  searched: ["title", "titleUr", "description", "descriptionUr"],
  filters: ["title", "description", "iconName"],
  statuses: { active: { isActive: true }, inactive: { isActive: false } },
  position: "displayOrder",
  active: "isActive",
});
