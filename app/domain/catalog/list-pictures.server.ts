import { db } from "#app/platform/db.server.ts";
import { findCategoryIndex } from "./categories.server.ts";
import { plainPrint } from "./placeholder.ts";

/** What a product is shown by: its picture's address, or its category's print in place of one. */
export type ShownPicture = { imageUrl: string | null; glyph: string; hue: number };

/** The pictures of products by their ids; one that is gone is missing. */
export async function listPictures(ids: readonly number[]): Promise<Map<number, ShownPicture>> {
  if (ids.length === 0) return new Map();
  const [rows, { categoryById }] = await Promise.all([
    db.$queryRaw<{ id: number; imageUrl: string | null; categoryId: number }[]>`
      SELECT id, picture_url AS "imageUrl", category_id AS "categoryId" FROM products WHERE id = ANY(${[...ids]}::int[])`,
    findCategoryIndex(),
  ]);
  return new Map(
    rows.map(({ id, imageUrl, categoryId }) => {
      const { glyph, hue } = categoryById.get(categoryId) ?? plainPrint;
      return [id, { imageUrl, glyph, hue }];
    }),
  );
}
