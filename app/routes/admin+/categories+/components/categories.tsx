import { resource } from "#app/admin/resource/resource.ts";
import { sectionPath } from "#app/admin/sections.ts";
import { categoryTable } from "#app/domain/catalog/category-table.ts";
import { placeholderOf } from "#app/domain/catalog/placeholder.ts";
import { adminCategories } from "#app/i18n/admin-categories.ts";
import { Badge } from "#app/ui/badge.tsx";
import { PrintPreview } from "./print-preview.tsx";

/** The categories as staff keep them. */
export const categoryCards = resource({
  table: categoryTable,
  section: "categories",
  texts: adminCategories,
  icon: "layout-grid",
  view: "cards",
  pictureOf: (category) => category.imageUrl ?? placeholderOf(category),
  columns: [
    { name: "name" },
    { name: "description" },
    { name: "id", cell: ({ id }) => <Badge>#{id}</Badge> },
    { name: "used" },
    { name: "createdAt" },
  ],
  useLinks: {
    products: (id) => `${sectionPath("products")}?category=${id}`,
    subcategories: (id) => `${sectionPath("subcategories")}?categoryId=${id}`,
  },
  underField: { hue: ({ values }) => <PrintPreview values={values} /> },
});
