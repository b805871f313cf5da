import { sql, type Tx } from "#app/platform/db.server.ts";
import { lockProducts, type SavedProduct, writeProducts } from "./write-products.server.ts";

/** The category and subcategory of a product. */
export type Placement = Pick<SavedProduct, "categoryId" | "subcategoryId">;

type Move = {
  /** those of a category, or of a subcategory */
  from: { categoryId: number } | { subcategoryId: number };
  placeOf: (product: Placement) => Placement;
  by: number;
};

/** Products are locked and written so many at a time. */
const atOnce = 1000;

const idsAfter = (tx: Tx, from: Move["from"], last: number) => {
  const where = "categoryId" in from ? sql`category_id = ${from.categoryId}` : sql`subcategory_id = ${from.subcategoryId}`;
  return tx.$queryRaw<{ id: number }[]>`SELECT id FROM products WHERE ${where} AND id > ${last} ORDER BY id LIMIT ${atOnce}`;
};

/** Gives the products of a place another one, each with its next version and its audit entry. Gives how many there were. */
export async function moveProducts(tx: Tx, { from, placeOf, by }: Move): Promise<number> {
  let [moved, last] = [0, 0];
  for (;;) {
    const ids = (await idsAfter(tx, from, last)).map(({ id }) => id);
    const saved = [...(await lockProducts(tx, ids)).values()];
    const there = saved.filter((product) =>
      Object.entries(from).every(([column, id]) => product[column as keyof Placement] === id),
    );
    const changes = there.map((before) => ({ before, after: placeOf(before) }));
    moved += await writeProducts(tx, changes, { by, action: "bulk-edit" });
    last = ids.at(-1) ?? last;
    if (ids.length < atOnce) return moved;
  }
}
