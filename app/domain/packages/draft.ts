import type { Card } from "#app/domain/catalog/card.ts";
import type { Paisa } from "#app/lib/money.ts";

/** One product of a customer's own package; `quantity` in whole selling units, 1 to 9,999. */
export interface DraftLine {
  productId: number;
  quantity: number;
}

/** A customer's own package as it is being put together; `duration` in days. */
export interface Draft {
  name: string;
  duration: number;
  lines: readonly DraftLine[];
}

/** The default duration of a package, days (A3.16). */
export const defaultDuration = 7;

/** The bounds of a package: days, characters of its name, different products, and units of one product. */
export const draftBounds = { days: 365, name: 80, lines: 50, units: 9999 } as const;

/** A line with what it costs today. */
export interface PricedDraftLine {
  product: Card;
  quantity: number;
  total: Paisa;
}

/** The lines of a draft as a page shows them. */
export interface PricedDraft {
  lines: PricedDraftLine[];
  total: Paisa;
  /** Names of what the customer's own package keeps and the shop sells no longer. */
  gone: string[];
  /** How many lines more are not for sale. */
  leftOut: number;
}

/** The builder of a customer's own package: the draft at today's prices, and products to add to it. */
export interface BuilderView extends PricedDraft {
  name: string;
  duration: number;
  /** What was searched for; empty before a search. */
  search: string;
  found: Card[];
}

/** One line per product: what is named twice is added up, within the bounds of a line and of a package. */
export function joinLines(lines: readonly DraftLine[]): DraftLine[] {
  const byProduct = new Map<number, number>();
  for (const { productId, quantity } of lines)
    byProduct.set(productId, Math.min((byProduct.get(productId) ?? 0) + quantity, draftBounds.units));
  return [...byProduct].slice(0, draftBounds.lines).map(([productId, quantity]) => ({ productId, quantity }));
}
