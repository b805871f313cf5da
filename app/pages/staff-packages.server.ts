import { buyablePackage } from "#app/domain/cart/cart-line.ts";
import { type InventoryProduct, listInventory } from "#app/domain/orders/list-inventory.server.ts";
import type { DraftLine } from "#app/domain/packages/draft.ts";
import {
  listComponents,
  listStaffPackages,
  type PackageRow,
  type StaffComponent,
} from "#app/domain/packages/package-rows.server.ts";
import { type PackageFigures, type PackageLine, totalsOf } from "#app/domain/packages/staff-package.ts";
import type { Staff } from "#app/http/guard.server.ts";
import { readOrNull } from "#app/http/read-or-null.server.ts";
import { type Lang, nameIn } from "#app/i18n/lang.ts";
import { paisa } from "#app/lib/money.ts";
import { customerPrice } from "#app/lib/price.ts";

/** Cost is shown to those who may edit products (decisions, People and rights). */
export const seesCost = (staff: Staff): boolean => staff.may("products", "edit");

type Row = PackageRow<StaffComponent>;

const nameOf = (lang: Lang, { name, name_ur: nameUr }: Pick<StaffComponent, "name" | "name_ur">) =>
  nameIn(lang, { name, nameUr });

/** How often one product allows a package to be sold; null without a limit. */
function timesOf({ quantity, product }: Row["components"][number]): number | null {
  if (product.status !== "active" || !product.in_stock) return 0;
  return product.stock_quantity === null ? null : Math.floor(product.stock_quantity / quantity);
}

/** In which language, and whether with what the shop pays. */
type Reading = { lang: Lang; withCost: boolean };

type Component = Omit<StaffComponent, "place">;

const lineOf = (product: Component, line: { id: number | null; quantity: number; lang: Lang }): PackageLine => ({
  ...{ id: line.id, productId: product.id, quantity: line.quantity, name: nameOf(line.lang, product) },
  ...{ unit: product.unit, unitSize: product.unit_size, soldByWeight: product.sold_by_weight },
  price: customerPrice({
    ...{ price: paisa(product.price), discountPercent: product.discount_percent, discountActive: product.discount_active },
  }),
  isOnSale: product.status === "active" && product.in_stock,
  ...("cost_price" in product && { cost: product.cost_price ?? null }),
});

const linesOf = ({ components }: Row, lang: Lang): PackageLine[] =>
  components.map(({ quantity, product }) => lineOf(product, { id: product.place, quantity: quantity / 1000, lang }));

function figuresOf(row: Row, { lang, withCost }: Reading): PackageFigures {
  const times = row.components.map((part) => ({ name: nameOf(lang, part.product), times: timesOf(part) }));
  const missing = times.filter((part) => part.times === 0).map(({ name }) => name);
  const limited = times.flatMap((part) => (part.times === null ? [] : [{ ...part, times: part.times }]));
  const [scarcest] = limited.toSorted((one, other) => one.times - other.times);
  const left = buyablePackage({ ...row, is_active: true });
  const { itemTotal, cost } = totalsOf(linesOf(row, lang));
  return {
    ...{ lines: row.components.length, itemTotal, left: left === null ? null : left / 1000 },
    ...{ scarcest: scarcest?.name ?? null, missing },
    ...(withCost && { cost }),
  };
}

/** The figures of some packages at today's prices and stock, by id. */
async function readPackageFigures(ids: readonly number[], { lang, withCost }: Reading): Promise<Record<number, PackageFigures>> {
  const rows = ids.length > 0 ? await listStaffPackages(ids, withCost) : [];
  return Object.fromEntries(rows.map((row) => [row.id, figuresOf(row, { lang, withCost })]));
}

/** The lines of a package with their products, in the order they were put in (B7.36); none for a package that is not there. */
async function readPackageLines(id: number, { lang, withCost }: Reading): Promise<PackageLine[]> {
  const [row] = await listStaffPackages([id], withCost);
  return row ? linesOf(row, lang) : [];
}

/** The lines that were picked for a package which is not saved yet; a product that is not there is left out. */
export async function readPickedLines(lines: readonly DraftLine[], { lang, withCost }: Reading): Promise<PackageLine[]> {
  const ids = lines.map(({ productId }) => productId);
  const products = new Map((await listComponents(ids, withCost)).map((product) => [product.id, product]));
  return lines.flatMap(({ productId, quantity }) => {
    const product = products.get(productId);
    return product ? [lineOf(product, { id: null, quantity, lang })] : [];
  });
}

/** The products in stock that a search finds, by name (B7.40), with their cost for those who may see it. */
export async function offerProducts(search: string, withCost: boolean): Promise<InventoryProduct[]> {
  const products = await listInventory(search);
  if (!withCost) return products;
  const ids = products.map(({ id }) => id);
  const costs = new Map((await listComponents(ids, true)).map(({ id, cost_price }) => [id, cost_price ?? null]));
  return products.map((product) => ({ ...product, cost: costs.get(product.id) ?? null }));
}

/** What the page of the packages has beside what the kit reads: null where it could not be read, or nothing asks for it. */
export interface PackageParts {
  figures: Record<number, PackageFigures>;
  /** the lines of the package that is edited */
  contents: PackageLine[] | null;
  /** the products to choose from while one is edited or added */
  offered: InventoryProduct[] | null;
  /** what was searched for among them without JavaScript */
  find: string;
}

type Asked = { ids: readonly number[]; edits: { id: number | null } | null; find: string };

/** Reads these parts; what cannot be read is logged and left out, as the list says it by itself. */
export async function readPackageParts({ ids, edits, find }: Asked, reading: Reading): Promise<PackageParts> {
  const [figures, contents, offered] = await Promise.all([
    readOrNull(readPackageFigures(ids, reading)),
    edits?.id ? readOrNull(readPackageLines(edits.id, reading)) : null,
    edits ? readOrNull(offerProducts(find, reading.withCost)) : null,
  ]);
  return { figures: figures ?? {}, contents, offered, find };
}
