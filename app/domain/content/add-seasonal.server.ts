import { z } from "zod";
import { recordAudits } from "#app/domain/audit/record-audits.server.ts";
import { idField, tickField } from "#app/lib/form-fields.server.ts";
import { done, type Outcome } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { transact } from "#app/platform/db.server.ts";
import { seasonalTable } from "./seasonal.ts";

/** Products picked for the season, and whether the home page shows them. */
export const seasonalForm = z
  .object({ product_id: z.array(idField).min(1, "pick").max(100), featured: tickField })
  .transform(({ product_id: productIds, featured }) => ({ productIds, featured }));

/**
 * Puts products into the season, below the others in the order they were picked (A7.48, A9.12). What is there already, or does not
 * exist, is left out.
 *
 * @returns how many were added, and how many of those picked were there already
 */
export const addSeasonal = (
  { productIds, featured }: z.output<typeof seasonalForm>,
  { by }: { by: number },
): Promise<Outcome<{ added: number; known: number }>> =>
  transact(async (tx) => {
    const known = await tx.seasonalProduct.count({ where: { productId: { in: [...productIds] } } });
    const added = await tx.$queryRaw<{ id: number; product_id: number; order: number }[]>`
      INSERT INTO seasonal_products (product_id, featured, "order", created_at)
      SELECT p.id, ${featured}, (SELECT coalesce(max("order"), 0) FROM seasonal_products) + row_number() OVER (ORDER BY picked.place), ${now()}
      FROM unnest(${[...productIds]}::int[]) WITH ORDINALITY AS picked (id, place) JOIN products p ON p.id = picked.id
      WHERE NOT EXISTS (SELECT FROM seasonal_products s WHERE s.product_id = p.id)
      ON CONFLICT (product_id) DO NOTHING RETURNING id, product_id, "order"`;
    const audited = added.map(({ id, ...after }) => ({ id, before: null, after: { ...after, featured } }));
    await recordAudits(tx, audited, { by, action: "add", entity: seasonalTable.entity });
    return done({ added: added.length, known });
  });
