import { type Category, findCategoryFacts, nameIn } from "#app/domain/catalog/categories.server.ts";
import { listProducts } from "#app/domain/catalog/list-products.server.ts";
import { lastPage, productSorts } from "#app/domain/catalog/product-sorts.ts";
import { langOf } from "./lang.server.ts";
import { freeText, oneOf, rowId, wholeNumber } from "./search-params.server.ts";

/**
 * The list of products that a query string asks for, with the chips to narrow it. Whatever makes no sense is left out:
 * an unknown category, sort or page number is as good as none (A2.02 to A2.04).
 *
 * @param inCategory the category of a category page; the query string can't name another
 */
export async function findListing(request: Request, inCategory: Category | null = null) {
  const lang = langOf(request);
  const params = new URL(request.url).searchParams;
  const { categories, categoryById, subcategoryById } = await findCategoryFacts();
  const shelf = subcategoryById.get(rowId(params.get("subcategory") ?? undefined) ?? 0);
  const named = inCategory ?? categoryById.get(rowId(params.get("category") ?? undefined) ?? 0);
  const category = named ?? categories.find(({ subcategories }) => shelf && subcategories.includes(shelf));
  const query = {
    search: freeText(params, "search"),
    category: category?.id ?? null,
    subcategory: (shelf && category?.subcategories.includes(shelf) && shelf.id) || null,
    featured: params.get("featured") === "true",
    sort: oneOf(params, "sort", productSorts, "popular"),
    page: wholeNumber(params, "page", { most: lastPage }),
  };
  const chip = ({ id, ...names }: { id: number; name: string; nameUr: string | null }) => ({ id, name: nameIn(lang, names) });
  return {
    ...(await listProducts(query)),
    query,
    categories: inCategory ? [] : categories.map(chip),
    shelves: category?.subcategories.map(chip) ?? [],
    categoryName: category ? nameIn(lang, category) : null,
  };
}
