import { staffTable } from "#app/domain/resource/staff-table.ts";

/** The parts of the shop that a text may belong to (B3.04). */
export const textSections = ["general", "contact", "home", "products"] as const;

/** The longest text, characters: a policy. */
const longestText = 20_000;

/** The texts that pages of the shop read by their keys. */
export const siteTextTable = staffTable({
  model: "SiteText",
  entity: "site_text",
  fields: {
    key: { type: "line", max: 80, required: true, immutable: true },
    value: { type: "text", max: longestText, required: true, bilingual: true },
    description: { type: "line", max: 200 },
    section: { type: "choice", options: textSections, default: "general" },
  },
  nameOf: ({ key }) => key,
  orderBy: [{ section: "asc" }, { key: "asc" }],
  searched: ["key", "value", "valueUr", "description"],
  filters: ["section"], // "value" is a name of the kit in addresses
  key: "key",
});
