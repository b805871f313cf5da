import { staffTable } from "#app/domain/resource/staff-table.ts";
import { glyphNames, plainGlyph } from "#app/lib/glyph-names.ts";

/** The longest name of a category or subcategory. */
export const longestCategoryName = 100;

/**
 * The categories by name; the shop lists them by their `displayOrder`. One without a picture is shown by its block print, a glyph in
 * a hue.
 */
export const categoryTable = staffTable({
  model: "Category",
  entity: "category",
  fields: {
    name: { type: "line", max: longestCategoryName, required: true, bilingual: true },
    description: { type: "text", max: 500, bilingual: true },
    imageUrl: { type: "picture", folder: "categories", sentWithForm: true },
    glyph: { type: "choice", options: glyphNames, default: plainGlyph },
    hue: { type: "whole", min: 0, max: 359, default: 85 },
    displayOrder: { type: "whole", min: 0, max: 9999, default: 0 },
  },
  nameOf: ({ name }) => name,
  orderBy: [{ name: "asc" }],
  searched: ["name", "nameUr", "description", "descriptionUr"],
  filters: ["name", "description"],
  position: "displayOrder",
  incomplete: "category.incomplete",
  inUse: "category.in-use",
  usedBy: {
    table: "categories",
    rows: {
      products: { model: "Product", parent: "categoryId" },
      subcategories: { model: "Subcategory", parent: "categoryId" },
    },
  },
});

/** The subcategories by name, each in one category. */
export const subcategoryTable = staffTable({
  model: "Subcategory",
  entity: "subcategory",
  fields: {
    name: { type: "line", max: longestCategoryName, required: true, bilingual: true },
    categoryId: { type: "reference", required: true },
    unitBasis: { type: "choice", options: ["kg", "litre", "piece"], default: "piece" },
  },
  nameOf: ({ name }) => name,
  orderBy: [{ name: "asc" }],
  searched: ["name", "nameUr"],
  filters: ["categoryId", "unitBasis", "name"],
  incomplete: "subcategory.incomplete",
  inUse: "subcategory.in-use",
  usedBy: { table: "subcategories", rows: { products: { model: "Product", parent: "subcategoryId" } } },
});
