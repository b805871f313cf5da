import type { LineOnPaper, OrderOnPaper } from "#app/domain/documents/list-orders-on-paper.server.ts";
import { type Thousandths, thousandths } from "#app/lib/quantity.ts";

type Subcategory = NonNullable<LineOnPaper["category"]>;
type Named = { name: string; nameUr: string | null };

/** What one order wants of a thing; `substitution` is the choice of its line, null where the order's counts. */
type PickingPart = { orderId: number; quantity: Thousandths; from: Named | null; substitution: LineOnPaper["substitution"] };

/** One thing to fetch, from all orders that want it. */
export interface PickingLine extends Named {
  unit: string | null;
  unitSize: string | null;
  soldByWeight: boolean;
  /** Its subcategory; a package without contents and a custom item have none. */
  shelf: Subcategory | "packages" | "custom";
  /** Notes of the line. */
  description: string | null;
  quantity: Thousandths;
  parts: PickingPart[];
}

type Part = Omit<PickingLine, "parts"> & Omit<PickingPart, "quantity"> & { key: string };

/** What has to be fetched for orders, shelf by shelf and by name: the same product once, packages by what they hold. */
export function pickingLinesOf(orders: readonly OrderOnPaper[]): PickingLine[] {
  const wants = new Map<string, PickingLine>();
  for (const { key, orderId, from, substitution, ...part } of orders.flatMap(partsOf)) {
    const want = wants.get(key) ?? { ...part, quantity: thousandths(0), parts: [] };
    want.quantity = thousandths(want.quantity + part.quantity);
    want.unitSize ??= part.unitSize;
    want.parts.push({ orderId, quantity: part.quantity, from, substitution });
    wants.set(key, want);
  }
  return [...wants.values()].sort((one, other) => placeOf(one) - placeOf(other) || byName(one, other));
}

const byName = (one: Named, other: Named) => (one.name < other.name ? -1 : Number(one.name > other.name));

/** The shop's order of categories first, then what stands on no shelf. */
function placeOf({ shelf }: PickingLine): number {
  if (shelf === "packages") return Number.MAX_SAFE_INTEGER - 1;
  return shelf === "custom" ? Number.MAX_SAFE_INTEGER : shelf.displayOrder * 1_000_000 + shelf.id;
}

const partsOf = ({ id: orderId, lines }: OrderOnPaper): Part[] =>
  lines
    .filter(({ isReplaced, packedQuantity, lineTotal }) => !isReplaced && packedQuantity !== 0 && lineTotal >= 0)
    .flatMap((line) => partsOfLine(line, orderId));

function partsOfLine(line: LineOnPaper, orderId: number): Part[] {
  const { substitution } = line;
  if (line.components.length === 0) {
    const { kind, id, productId, name, nameUr, unit, unitSize, soldByWeight, description, category, quantity } = line;
    const shelf = category ?? (kind === "package" ? "packages" : "custom");
    const key = productId === null ? `line ${id}` : `product ${productId}`;
    return [{ key, orderId, substitution, from: null, name, nameUr, unit, unitSize, soldByWeight, description, shelf, quantity }];
  }
  return line.components.map(({ productId, name, nameUr, unit, soldByWeight, category, quantity }) => ({
    key: `product ${productId}`,
    orderId,
    substitution,
    from: { name: line.name, nameUr: line.nameUr },
    name,
    nameUr,
    unit,
    unitSize: null,
    soldByWeight,
    description: null,
    shelf: category,
    quantity,
  }));
}
