import { staffTable } from "#app/domain/resource/staff-table.ts";

/** The longest text of a section, characters. */
export const longestText = 20_000;

/** The sections of the about page in the order visitors read them. */
export const aboutTable = staffTable({
  model: "AboutContent",
  entity: "about-section",
  fields: {
    sectionTitle: { type: "line", max: 150, required: true, bilingual: true },
    sectionContent: { type: "text", max: longestText, required: true, bilingual: true },
    imageUrl: { type: "picture", folder: "content" },
    sectionOrder: { type: "whole", min: 0, max: 10_000, default: 0 },
    isActive: { type: "tick", default: true },
  },
  nameOf: ({ sectionTitle }) => sectionTitle,
  orderBy: [{ sectionOrder: "asc" }],
  searched: ["sectionTitle", "sectionTitleUr", "sectionContent", "sectionContentUr"],
  filters: ["sectionTitle", "sectionContent"],
  statuses: { active: { isActive: true }, inactive: { isActive: false } },
  active: "isActive",
});

/** The policies that are written in sections. */
export const policyTypes = ["shipping", "return"] as const;

/** The sections of the policies in the order visitors read them. */
export const policyTable = staffTable({
  model: "PolicyContent",
  entity: "policy-section",
  fields: {
    policyType: { type: "choice", options: policyTypes, default: "shipping", required: true, immutable: true },
    title: { type: "line", max: 150, required: true, bilingual: true },
    content: { type: "text", max: longestText, required: true, bilingual: true },
    isActive: { type: "tick", default: true },
  },
  nameOf: ({ title }) => title,
  orderBy: [{ id: "asc" }],
  searched: ["title", "titleUr", "content", "contentUr"],
  filters: ["policyType", "title", "content"],
  statuses: { active: { isActive: true }, inactive: { isActive: false } },
  active: "isActive",
});
