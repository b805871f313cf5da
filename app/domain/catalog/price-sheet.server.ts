import { listChangesSince } from "#app/domain/audit/changes-since.server.ts";
import { type AuditLogEntry, readFieldChanges } from "#app/domain/audit/read-audit-log.server.ts";
import { type Paisa, paisa } from "#app/lib/money.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { customerPrice } from "#app/lib/price.ts";
import { db, type Tx, transact } from "#app/platform/db.server.ts";
import { lockProducts, type ProductWrite, type SavedProduct, writeProducts } from "./internal/write-products.server.ts";
import type { TypedPrice } from "./price-sheet-form.server.ts";
import { isBelowCost } from "./product-values.ts";

/** Why a line of the sheet was not saved. */
export type SheetRefusal = "unreadable" | "gone" | "changed-meanwhile" | "below-cost" | "busy";

/** A line that was not saved: what was typed, why, and the price that is saved now with its version; null for a product that is gone. */
export type RefusedLine = {
  id: number;
  typed: string;
  reason: SheetRefusal;
  savedPrice: Paisa | null;
  savedVersion: number | null;
};

/** What became of a sent sheet. */
export type SheetReport = { changed: number; refused: RefusedLine[] };

type Checked = { line: TypedPrice; saved: SavedProduct | undefined; isRepriced: boolean; allowsBelowCost: boolean };

function refusalOf({ line, saved, isRepriced, allowsBelowCost }: Checked): SheetRefusal | null {
  if (!saved) return "gone";
  if (line.price === null) return "unreadable";
  if (isRepriced && line.price !== saved.price) return "changed-meanwhile";
  const { discountPercent, discountActive } = saved;
  const paid = customerPrice({ price: line.price, discountPercent, discountActive });
  return !allowsBelowCost && line.price !== saved.price && isBelowCost(paid, saved.costPrice) ? "below-cost" : null;
}

const refusedLine = ({ id, typed }: TypedPrice, reason: SheetRefusal, saved: SavedProduct | undefined): RefusedLine => ({
  id,
  typed,
  reason,
  savedPrice: saved ? paisa(saved.price) : null,
  savedVersion: saved?.version ?? null,
});

/** Which lines were typed over a price that somebody changed since; another change of their product is no reason to ask. */
async function pricesChangedSince(tx: Tx, lines: readonly TypedPrice[], saved: ReadonlyMap<number, SavedProduct>) {
  const stale = lines.flatMap(({ id, version }) => {
    const now = saved.get(id)?.version ?? version;
    return now === version ? [] : [{ id, gained: version > 0 ? now - version : Number.POSITIVE_INFINITY }];
  });
  const changes = await listChangesSince(tx, "product", stale);
  const ids = new Set(stale.filter(({ id }) => changes.get(id)?.has("price") !== false).map(({ id }) => id));
  return (id: number) => ids.has(id);
}

/**
 * Saves the prices of a sheet, each line for itself, in one transaction. A price that would sell below cost, discount included,
 * is kept back until that is allowed; a line whose price somebody
 * changed meanwhile says what is saved now. While the shop is too busy every line is refused.
 */
export async function savePriceSheet(
  lines: readonly TypedPrice[],
  { by, allowsBelowCost }: { by: number; allowsBelowCost: boolean },
): Promise<Outcome<SheetReport>> {
  const outcome = await transact<SheetReport>(async (tx) => {
    const saved = await lockProducts(
      tx,
      lines.map(({ id }) => id),
    );
    const isRepriced = await pricesChangedSince(tx, lines, saved);
    const changes: ProductWrite[] = [];
    const left: RefusedLine[] = [];
    for (const line of lines) {
      const before = saved.get(line.id);
      const reason = refusalOf({ line, saved: before, isRepriced: isRepriced(line.id), allowsBelowCost });
      if (reason) left.push(refusedLine(line, reason, before));
      else if (before && line.price !== null) changes.push({ before, after: { price: line.price } });
    }
    return done({ changed: await writeProducts(tx, changes, { by, action: "price" }), refused: left });
  });
  if (outcome.ok || outcome.refusal.code !== "busy") return outcome;
  return done({
    changed: 0,
    refused: lines.map((line) => ({ ...refusedLine(line, "busy", undefined), savedVersion: line.version })),
  });
}

/** A price that somebody changed, in whatever way. */
export type PriceChange = {
  id: number;
  productId: number;
  product: string;
  before: Paisa;
  after: Paisa;
  at: Date;
  who: string | null;
  /** Whether the price is still the one that this change made. */
  isCurrent: boolean;
};

const priceIn = (values: AuditLogEntry["before"]): Paisa => paisa(Number(values?.["price"]));

/** The last changes of prices, newest first, twenty at most. */
export async function listPriceChanges(): Promise<PriceChange[]> {
  const entries = await readFieldChanges({ entity: "product", field: "price", take: 20 });
  const products = await db.product.findMany({
    where: { id: { in: entries.map(({ rowId }) => Number(rowId)) } },
    select: { id: true, name: true, price: true },
  });
  const byId = new Map(products.map((product) => [product.id, product]));
  return entries.flatMap(({ id, rowId, at, who, before, after }) => {
    const product = byId.get(Number(rowId));
    if (!product) return [];
    const prices = { before: priceIn(before), after: priceIn(after) };
    return { id, productId: product.id, product: product.name, ...prices, at, who, isCurrent: product.price === prices.after };
  });
}

/**
 * Puts a price back to what it was before one change, as a change of its own in the audit log.
 *
 * @param id the change, as `listPriceChanges` numbers it
 * @returns refused with `product.not-found`, `product.changed-meanwhile` when the price has changed again since
 */
export function revertPrice(id: number, { by }: { by: number }): Promise<Outcome<void>> {
  return transact(async (tx) => {
    const [change] = await readFieldChanges({ entity: "product", field: "price", entry: id, take: 1 }, tx);
    const productId = Number(change?.rowId);
    const saved = change && (await lockProducts(tx, [productId])).get(productId);
    if (!change || !saved) return refused("product.not-found");
    if (saved.price !== priceIn(change.after)) return refused("product.changed-meanwhile");
    await writeProducts(tx, [{ before: saved, after: { price: priceIn(change.before) } }], { by, action: "revert-price" });
    return done(undefined);
  });
}
