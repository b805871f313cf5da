import { staffTable } from "#app/domain/resource/staff-table.ts";

/** The featured slides in the order of the home page. A slide without a title goes by what its pictures show. */
export const slideTable = staffTable({
  model: "FeaturedSlide",
  entity: "slide",
  fields: {
    alt: { type: "line", max: 150, required: true },
    desktopImageUrl: { type: "picture", folder: "content", required: true },
    mobileImageUrl: { type: "picture", folder: "content", required: true },
    title: { type: "line", max: 100, bilingual: true },
    description: { type: "text", max: 200, bilingual: true },
    url: { type: "link", max: 500 },
  },
  nameOf: ({ title, alt }) => title ?? alt,
  orderBy: [{ order: "asc" }],
  searched: ["title", "titleUr", "alt", "description", "descriptionUr"],
  filters: ["title", "description"],
  position: "order",
  incomplete: "slide.incomplete",
});
