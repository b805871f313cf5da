import { listCategories, nameIn } from "#app/domain/catalog/categories.server.ts";
import { langOf } from "./lang.server.ts";

/** The categories with their shelves by name, in the language of whoever asks. */
export async function categoryChoices(request: Request) {
  const lang = langOf(request);
  const categories = await listCategories();
  return categories.map((category) => ({
    id: category.id,
    name: nameIn(lang, category),
    subcategories: category.subcategories.map((shelf) => ({ id: shelf.id, name: nameIn(lang, shelf) })),
  }));
}
