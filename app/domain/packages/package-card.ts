import type { Card } from "#app/domain/catalog/card.ts";
import type { Paisa } from "#app/lib/money.ts";
import type { Thousandths } from "#app/lib/quantity.ts";

/** A package as a list shows it, in the visitor's language. What is as usual is left out. */
export interface PackageCardData {
  id: number;
  name: string;
  image: string;
  price: Paisa;
  /** What its products cost one by one today; left out unless that is more. */
  singly?: Paisa;
  /** Its duration in days; 0 when not given. */
  duration: number;
  /** How many different products it holds. */
  itemsCount: number;
  /** Staff recommend it. */
  featured?: true;
  /** Some part of it can't be had. */
  soldOut?: true;
  /** How many whole packages are left, present when they are few. */
  fewLeft?: Thousandths;
}

/** One product in a package. */
export interface PackageContent {
  product: Card;
  quantity: Thousandths;
  /** What that much of it costs by itself today. */
  total: Paisa;
  /** The product has a page to go to. */
  isSold: boolean;
}
