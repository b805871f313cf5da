import { redirect } from "@remix-run/node";
import { type Category, type CategoryIndex, findCategoryIndex } from "#app/domain/catalog/categories.server.ts";
import { type ChoiceCounts, countFound, countProducts } from "#app/domain/catalog/count-products.server.ts";
import { findBrand, listBrands } from "#app/domain/catalog/list-brands.server.ts";
import { listProducts } from "#app/domain/catalog/list-products.server.ts";
import { listingAddress, listingParams } from "#app/domain/catalog/listing-address.ts";
import { isNarrowed, lastPageOf, type ProductFilters, type ProductQuery, qualities } from "#app/domain/catalog/product-query.ts";
import { productSorts } from "#app/domain/catalog/product-sorts.ts";
import { listNearest } from "#app/domain/catalog/search-nearest.server.ts";
import { nameIn } from "#app/i18n/lang.ts";
import { jsonList } from "#app/lib/json-list.ts";
import type { Paisa } from "#app/lib/money.ts";
import { parseRupees } from "#app/lib/parse-rupees.ts";
import { readOrFallback } from "#app/platform/read-or-fallback.server.ts";
import { langOf } from "../http/lang.server.ts";
import { freeText, freeTexts, oneOf, rowId, wholeNumber } from "../http/search-params.server.ts";
import { cardsWithAmount } from "./cards-with-amount.ts";

/**
 * The product list of a query string, with its filters. Invalid values are ignored: an unknown category, brand, sort or page number
 * counts as none (A2.02 to A2.04). Throws the redirect to the list's own address when a form named what it left empty.
 *
 * @param path the list's page
 * @param inCategory the category of a category page; the query string can't name another
 */
export async function readListing(request: Request, path: string, inCategory: Category | null = null) {
  const lang = langOf(request);
  const params = new URL(request.url).searchParams;
  const index = await findCategoryIndex();
  const { category, shelf } = placeOf(params, index, inCategory);
  const query = await queryOf(params, { category: category?.id ?? null, subcategory: shelf?.id ?? null });
  if (listingParams.some((name) => params.get(name) === "")) throw redirect(listingAddress(path, query));
  const [{ words, amount, found, ...page }, brands, counts] = await Promise.all([
    listProducts(query),
    readOrFallback("brands", listBrands(query.category), [] as readonly string[]),
    readOrFallback("counts of a list", readCounts(query), null),
  ]);
  const offered = byName([...(counts?.brands ?? brands), ...query.brands]);
  const chip = ({ id, ...names }: { id: number; name: string; nameUr: string | null }) => ({ id, name: nameIn(lang, names) });
  return {
    ...page,
    products: jsonList(cardsWithAmount(page.products, amount)),
    amount: page.products.length > 0 ? amount : null,
    query,
    nearest:
      words && page.products.length === 0 && isBareSearch(query)
        ? await readOrFallback("nearest products", listNearest(words), [])
        : [],
    categories: jsonList(inCategory ? [] : index.categories.map(chip)),
    shelves: category?.subcategories.map(chip) ?? [],
    brands: jsonList(offered.map((name) => ({ name, count: counts?.choices?.brands[name] ?? 0 }))),
    total: found ?? counts?.total ?? null,
    choices: counts?.choices ? withoutBrands(counts.choices) : null,
    categoryName: category ? nameIn(lang, category) : null,
    shelfName: shelf ? nameIn(lang, shelf) : null,
  };
}

/** The brands are counted beside their names. */
const withoutBrands = ({ qualities, inStock, discounted }: ChoiceCounts) => ({ qualities, inStock, discounted });

/** A search offers the brands of what it finds. */
const readCounts = async (query: ProductQuery) =>
  query.search ? { ...(await countFound(query.search, query)), total: null } : { ...(await countProducts(query)), brands: null };

/** Whether words alone made the list what it is; when it is empty for its filters, these are what to change. */
const isBareSearch = (query: ProductQuery): boolean =>
  query.search !== "" && query.page === 1 && !query.featured && !isNarrowed(query);

/** Where in the shop the list is: a subcategory alone implies its category, and one of another category is ignored. */
function placeOf(
  params: URLSearchParams,
  { categories, categoryById, subcategoryById }: CategoryIndex,
  inCategory: Category | null,
) {
  const shelf = subcategoryById.get(rowId(params.get("subcategory") ?? undefined) ?? 0);
  const named = categoryById.get(inCategory?.id ?? rowId(params.get("category") ?? undefined) ?? 0) ?? inCategory;
  const category = named ?? categories.find(({ subcategories }) => shelf && subcategories.includes(shelf));
  return { category, shelf: shelf && category?.subcategories.includes(shelf) ? shelf : undefined };
}

async function queryOf(params: URLSearchParams, place: Pick<ProductQuery, "category" | "subcategory">): Promise<ProductQuery> {
  const brands = await Promise.all(freeTexts(params, "brand").map((brand) => findBrand(brand)));
  const filters: ProductFilters = {
    ...place,
    ...priceRange(priceOf(params, "min"), priceOf(params, "max")),
    featured: params.get("featured") === "true",
    brands: byName(brands.flatMap((brand) => brand ?? [])),
    quality: oneOf(params, "quality", qualities, null),
    inStock: params.get("in_stock") === "true",
    discounted: params.get("discounted") === "true",
  };
  return {
    ...filters,
    search: freeText(params, "search"),
    sort: oneOf(params, "sort", productSorts, "popular"),
    page: wholeNumber(params, "page", { most: lastPageOf(filters) }),
  };
}

const byName = (brands: readonly string[]): string[] => [...new Set(brands)].sort((one, other) => one.localeCompare(other, "en"));

const priceOf = (params: URLSearchParams, name: string): Paisa | null => parseRupees(freeText(params, name, 20)) || null;

/** Somebody who typed the two prices the wrong way round means what lies between them. */
const priceRange = (from: Paisa | null, to: Paisa | null): Pick<ProductQuery, "priceFrom" | "priceTo"> =>
  from !== null && to !== null && from > to ? { priceFrom: to, priceTo: from } : { priceFrom: from, priceTo: to };
