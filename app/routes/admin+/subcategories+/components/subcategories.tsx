import { resource } from "#app/admin/resource/resource.ts";
import { sectionPath } from "#app/admin/sections.ts";
import { subcategoryTable } from "#app/domain/catalog/category-table.ts";
import { adminSubcategories } from "#app/i18n/admin-categories.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Badge } from "#app/ui/badge.tsx";

/** The subcategories as staff keep them. */
export const subcategoryCards = resource({
  table: subcategoryTable,
  section: "subcategories",
  texts: adminSubcategories,
  icon: "layers",
  view: "cards",
  columns: [
    { name: "name" },
    { name: "categoryId" },
    { name: "unitBasis" },
    { name: "id", cell: ({ id }) => <Badge>#{id}</Badge> },
    { name: "used" },
    { name: "createdAt" },
  ],
  useLinks: { products: (id) => `${sectionPath("products")}?subcategory=${id}` },
  underField: { categoryId: ({ use: { products = 0 } }) => <MovesAlong products={products} /> },
});

/** Below the category of a subcategory's form: how many products move along. */
function MovesAlong({ products }: { products: number }) {
  const t = useText(adminSubcategories);
  return products > 0 ? <p className="field-hint">{t("along", { count: products })}</p> : null;
}
