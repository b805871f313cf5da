import { isMeasured } from "#app/domain/catalog/unit-words.ts";
import { rupees } from "#app/lib/money.ts";
import { linePrice, type Thousandths } from "#app/lib/quantity.ts";
import type { CounterProduct } from "../counter-product.ts";
import { requestedUnits } from "../selling-quantity.ts";
import type { ParsedLine } from "./parse-list.ts";

/**
 * Why a line is asked about instead of taken (decisions 27): its words may mean something else (`meaning`), it gets more or less than it
 * says (`amount`), or more of it than is usual, or dearer than Rs. 5,000 (`much`).
 */
export type Doubt = "meaning" | "amount" | "much";

/** A line that costs more is asked about. */
const dearLine = rupees(5_000);

/** Below this price of a unit people take more of it at once. */
const cheapUnit = rupees(200);

/** The largest usual amounts in selling units: three times what is usual. */
const mostUsual = { cheap: 12_000, dear: 6_000 };

/** More or less than this share beside what was asked for is another amount. */
const tolerated = 0.25;

/** What makes the amount of an offer doubtful; null when it is what the line says, and usual. */
export function doubtOfAmount(
  line: ParsedLine,
  { product, quantity }: { product: CounterProduct; quantity: Thousandths },
): Doubt | null {
  const asked = requestedUnits(line, product) * 1000;
  const isSaid = line.isCounted && (isMeasured(line.unit) || line.unit === "dozen" || product.unit === "dozen");
  if (isSaid && !line.size && Math.abs(quantity - asked) > tolerated * asked) return "amount";
  const most = product.price < cheapUnit ? mostUsual.cheap : mostUsual.dear;
  return quantity > most || linePrice(product.price, quantity) > dearLine ? "much" : null;
}

/** So many of anything are an answer. */
const fewPackets = 3_000;

/** Alternatives that cost many times the likeliest, or take packets without end, answer nothing: 589 packets for five kilos. */
export function isReasonable(
  { product, quantity }: { product: CounterProduct; quantity: Thousandths },
  first: { product: CounterProduct; quantity: Thousandths } | undefined,
): boolean {
  if (!first || quantity <= fewPackets) return true;
  const [cost, usual] = [linePrice(product.price, quantity), linePrice(first.product.price, first.quantity)];
  return cost <= Math.max(4 * usual, rupees(1_000)) && (quantity <= mostUsual.cheap || quantity <= 3 * first.quantity);
}
