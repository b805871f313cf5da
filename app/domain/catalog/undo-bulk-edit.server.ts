import { z } from "zod";
import { idField, versionField } from "#app/lib/form-fields.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { transact } from "#app/platform/db.server.ts";
import { takeBackWrites } from "./internal/take-back-writes.server.ts";
import { maxAtOnce } from "./staff-query.ts";

const list = <Item extends z.ZodType>(item: Item) =>
  z.preprocess((value) => (value === undefined ? [] : [value].flat()), z.array(item).max(maxAtOnce));

/** The products that a bulk edit changed, each with the version that it had before; in the same order. */
export const undoBulkForm = z
  .object({ id: list(idField), version: list(versionField) })
  .transform(({ id, version }) => id.map((one, at) => ({ id: one, version: version[at] ?? null })));

/**
 * Takes a bulk edit back: its products have again what they had before it. One that was saved since, or whose stock was sold since
 * it was counted, stays as it is.
 *
 * @param marked the products with their versions before the bulk edit
 * @returns how many of them have their values back; refused with `product.none-chosen`, `product.some-changed-meanwhile` where
 *   none has
 */
export async function undoBulkEdit(
  marked: readonly { id: number; version: number | null }[],
  { by }: { by: number },
): Promise<Outcome<{ count: string; of: string }>> {
  if (marked.length === 0) return refused("product.none-chosen");
  const versions = new Map(marked.map(({ id, version }) => [id, version]));
  return transact(async (tx) => {
    const written = [...versions].map(([id, version]) => ({ id, version: (version ?? -1) + 1 }));
    const { restored } = await takeBackWrites(tx, written, { by, action: "bulk-edit" });
    if (restored === 0) return refused("product.some-changed-meanwhile");
    return done({ count: String(restored), of: String(versions.size) });
  });
}
