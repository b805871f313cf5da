import { withRules } from "#app/domain/resource/staff-table.ts";
import { done } from "#app/lib/outcome.ts";
import { db, type Tx } from "#app/platform/db.server.ts";
import { categoryTable, subcategoryTable } from "./category-table.ts";
import { emptyCategory } from "./empty-category.server.ts";
import {
  checkCategoryName,
  checkSubcategoryName,
  lockCategories,
  nextHue,
  readCategoryCount,
} from "./internal/category-names.server.ts";
import { freeSlug } from "./internal/free-slug.server.ts";
import { moveProducts } from "./internal/move-products.server.ts";
import { checkCategoryCount } from "./internal/write-category.server.ts";
import { listCategoryChoices } from "./list-category-choices.server.ts";

/** Whether any of a row's names is another than before. */
const isRenamed = <Row extends { name: string; nameUr: string | null }>(before: Row | null, after: Row): boolean =>
  before?.name !== after.name || before.nameUr !== after.nameUr;

/**
 * The categories with what the shop asks of them: names that no other category has (`category.taken`) and at most 500 of them
 * (`category.too-many`). A new one stands last unless its form says otherwise.
 */
export const categoryRows = withRules(categoryTable, {
  async start() {
    const { count, last } = await readCategoryCount(db);
    return { hue: String(nextHue(count)), display_order: String(last + 1) };
  },
  async check(tx, { before, after }) {
    if (!isRenamed(before, after)) return done(undefined);
    await lockCategories(tx);
    const fits = await checkCategoryName(tx, after);
    return before || !fits.ok ? fits : checkCategoryCount(tx);
  },
  async complete(tx, { name, displayOrder }) {
    const slug = await freeSlug(tx, "categories", String(name));
    return { slug, displayOrder: displayOrder || (await readCategoryCount(tx)).last + 1 };
  },
  empty: { lock: lockCategories, noTarget: "category.none-to-move-to", move: emptyCategory },
});

type SubcategoryRow = { id: number; categoryId: number };

/** Moves the products of a subcategory to another one of its category, or out of any. */
const emptySubcategory = async (tx: Tx, { id, categoryId }: SubcategoryRow, { to, by }: { to: number | null; by: number }) => ({
  products: await moveProducts(tx, { from: { subcategoryId: id }, placeOf: () => ({ categoryId, subcategoryId: to }), by }),
});

/**
 * The subcategories with what the shop asks of them: names that no other one of their category has (`subcategory.taken`). One that
 * moves takes its products to its new category; emptied, they stay in the category.
 */
export const subcategoryRows = withRules(subcategoryTable, {
  choices: { categoryId: listCategoryChoices },
  async check(tx, { before, after, by }) {
    const isMoved = before !== null && before.categoryId !== after.categoryId;
    if (!isMoved && !isRenamed(before, after)) return done(undefined);
    await lockCategories(tx);
    // products are locked before their subcategory, as saving a product does
    if (isMoved) await moveProducts(tx, { from: { subcategoryId: after.id }, placeOf: (place) => place, by });
    return checkSubcategoryName(tx, after);
  },
  async complete(tx, { name }) {
    return { slug: await freeSlug(tx, "subcategories", String(name)) };
  },
  async after(tx, { before, after: { id, categoryId }, by }) {
    if (!before || before.categoryId === categoryId) return;
    await moveProducts(tx, { from: { subcategoryId: id }, placeOf: () => ({ categoryId, subcategoryId: id }), by });
  },
  empty: {
    ...{ lock: lockCategories, within: "categoryId", noTarget: "subcategory.none-to-move-to" },
    move: (tx, { from, to, by }) => emptySubcategory(tx, from, { to: to.id, by }),
    moveToNone: (tx, { from, by }) => emptySubcategory(tx, from, { to: null, by }),
  },
});
