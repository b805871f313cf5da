import type { Paisa } from "#app/lib/money.ts";
import type { Thousandths } from "#app/lib/quantity.ts";

/** A product, or a package of several, as the counter sells it. Price in paisa per selling unit, as the customer pays it. */
export type CounterProduct = {
  id: number;
  name: string;
  nameUr: string | null;
  unit: string;
  /** how much of the unit one packet holds */
  unitSize: string | null;
  price: Paisa;
  /** the least that is sold more or less of it: one piece, or less of what is weighed */
  step: Thousandths;
  soldByWeight: boolean;
  /** what is left: null without a limit, 0 when it is sold out */
  left: Thousandths | null;
  /** the most of it in one order of the storefront; absent for any amount */
  most?: Thousandths;
  /** of a package: how many different products it holds; absent for a product */
  holds?: number;
};

/** A unique key of what is sold: p12 is product 12, k3 package 3. */
export const goodsKey = ({ id, holds }: Pick<CounterProduct, "id" | "holds">): string =>
  `${holds === undefined ? "p" : "k"}${id}`;
