import type { Paisa } from "#app/lib/money.ts";
import type { UnitBasis } from "#app/lib/price.ts";
import type { Thousandths } from "#app/lib/quantity.ts";

/** What a product card shows, the same for everybody. */
export interface ProductCardView {
  id: number;
  name: string;
  nameUr: string | null;
  unit: string;
  /** How much of the unit one packet holds: `5`, `0.5`. */
  unitSize: string | null;
  quality: string;
  imageUrl: string | null;
  /** The category's block print. */
  glyph: string;
  hue: number;
  /** What a customer pays for one selling unit. */
  price: Paisa;
  listPrice: Paisa;
  /** Whole percent; 0 while there is no discount. */
  discountPercent: number;
  unitPrice: { amount: Paisa; basis: UnitBasis } | null;
  soldByWeight: boolean;
  quantityStep: Thousandths;
  buyable: boolean;
  /** Null while its stock is not tracked. */
  stockLeft: Thousandths | null;
}
