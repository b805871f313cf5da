import { staffTable } from "#app/domain/resource/staff-table.ts";

/** The promotional banners of the home page, the newest first. */
export const bannerTable = staffTable({
  model: "PromotionalBanner",
  entity: "banner",
  fields: {
    title: { type: "line", max: 100, required: true, bilingual: true },
    description: { type: "text", max: 300, required: true, bilingual: true },
    imageUrl: { type: "picture", folder: "content", required: true },
    linkUrl: { type: "link", max: 500, required: true },
    linkText: { type: "line", max: 40, default: "Shop Now" },
    active: { type: "tick", default: true },
  },
  nameOf: ({ title }) => title,
  orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  searched: ["title", "titleUr", "description", "descriptionUr"],
  filters: ["title", "description"],
  statuses: { active: { active: true }, inactive: { active: false } },
  active: "active",
  incomplete: "banner.incomplete",
});
