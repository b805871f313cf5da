import type { Lang } from "#app/i18n/lang.ts";
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
  /** The whole Roman-Urdu name; left out where it equals one of the other two names. */
  fullNameUr?: string;
  unit: string;
  /** How much of the unit one packet holds; left out for 1. */
  unitSize?: string;
  quality: string;
  /** Its picture, or its category's block print. */
  image: string;
  /** Of the cloth below a picture that was drawn, degrees: its category's. */
  hue?: number;
  /** What a customer pays for one selling unit. */
  price: Paisa;
  /** What it costs without the discount it has now. */
  listPrice?: Paisa;
  /** Percent; left out while there is no discount. */
  discountPercent?: number;
  /** Left out where it is the price. */
  unitPrice?: { amount: Paisa; basis: UnitBasis };
  /** The step of what is sold by weight; everything else is sold by the piece. */
  quantityStep?: Thousandths;
  /** The most of it in one order; left out for any amount. */
  most?: Thousandths;
  soldOut?: true;
  /** What Add puts into the cart where a search named an amount; left out for one selling unit. */
  asked?: Thousandths;
  /** All sizes of this article, itself among them; left out where there is one. */
  sizes?: PackSize[];
  /** The stock left, present when it is low. */
  fewLeft?: Thousandths;
}

type CardNames = Pick<Card, "name" | "nameUr" | "fullNameUr">;

/** The name of a product as a headline: on a Roman-Urdu page the Roman-Urdu one where there is one. */
export const cardName = (lang: Lang, { name, nameUr, fullNameUr }: CardNames): string =>
  (lang === "ur" && (fullNameUr ?? nameUr)) || name;

/** The name in the other language as it stands beneath the headline; nothing where it says no more. */
export function otherCardName(lang: Lang, names: CardNames): string | undefined {
  if (lang === "en") return names.nameUr;
  return cardName(lang, names) === names.name ? undefined : names.name;
}

/** One size of an article, and what a customer pays for it. */
export type PackSize = { id: number; unit: string; unitSize: string | null; price: Paisa };
