import { listCategories } from "#app/domain/catalog/categories.server.ts";
import { nameIn } from "#app/i18n/lang.ts";
import { langOf } from "../http/lang.server.ts";

const byName = (one: { name: string }, other: { name: string }): number => one.name.localeCompare(other.name);

/** The categories with their subcategories, both in the order of their names in the viewer's language (A7.30, A7.31). */
export async function categoryChoices(request: Request) {
  const lang = langOf(request);
  const categories = await listCategories();
  return categories
    .map((category) => ({
      id: category.id,
      name: nameIn(lang, category),
      subcategories: category.subcategories
        .map((subcategory) => ({ id: subcategory.id, name: nameIn(lang, subcategory) }))
        .sort(byName),
    }))
    .sort(byName);
}
