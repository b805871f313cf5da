import type { Paisa } from "#app/lib/money.ts";
import type { UnitBasis } from "#app/lib/price.ts";
import type { Thousandths } from "#app/lib/quantity.ts";

/**
 * A product as every list shows it, the same for everybody. A page carries dozens, twice (as HTML and as data), so whatever
 * is as usual is left out.
 */
export interface Card {
  id: number;
  name: string;
  /** The Roman-Urdu name without brand and size, where it differs from the English one. */
  nameUr?: string;
  unit: string;
  /** How much of the unit one packet holds; left out for 1. */
  unitSize?: string;
  quality: string;
  /** Its picture, or its category's block print. */
  image: string;
  /** What a customer pays for one selling unit. */
  price: Paisa;
  /** What it costs without the discount it has now. */
  listPrice?: Paisa;
  /** Percent; left out while there is no discount. */
  discountPercent?: number;
  unitPrice?: { amount: Paisa; basis: UnitBasis };
  /** The step of what is sold by weight; everything else is sold by the piece. */
  quantityStep?: Thousandths;
  soldOut?: true;
  /** What Add puts into the cart where a search named an amount; left out for one selling unit. */
  asked?: Thousandths;
  /** The stock left, present when it is low. */
  fewLeft?: Thousandths;
}
