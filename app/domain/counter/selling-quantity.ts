import { isMeasured } from "#app/domain/catalog/unit-words.ts";
import { maxQuantity, roundToStep, type Thousandths, thousandths } from "#app/lib/quantity.ts";
import type { CounterProduct } from "./counter-product.ts";
import type { ParsedLine } from "./internal/parse-list.ts";

type RequestedAmount = Pick<ParsedLine, "quantity" | "unit" | "size">;
type Sold = Pick<CounterProduct, "unit" | "unitSize" | "price" | "step" | "soldByWeight">;

/** What a selling unit is counted in, and how many thousandths of that it is. */
const bases: Readonly<Record<string, { basis: "kg" | "litre" | "piece"; thousandths: number }>> = {
  kg: { basis: "kg", thousandths: 1000 },
  g: { basis: "kg", thousandths: 1 },
  l: { basis: "litre", thousandths: 1000 },
  ml: { basis: "litre", thousandths: 1 },
  dozen: { basis: "piece", thousandths: 12_000 },
};
const piece = { basis: "piece" as const, thousandths: 1000 };

/** What one selling unit holds. */
function contentOf({ unit, unitSize }: Sold) {
  const { basis, thousandths } = bases[unit.toLowerCase()] ?? piece;
  const size = Number(unitSize ?? 1);
  return { basis, thousandths: size > 0 ? thousandths * size : thousandths };
}

/** The number of selling units of a requested amount, before rounding. */
export function requestedUnits({ quantity, unit }: RequestedAmount, sold: Sold): number {
  const { basis, thousandths } = contentOf(sold);
  if (unit === "rupee") return (quantity * 100) / 1000 / Math.max(1, sold.price);
  if (isMeasured(unit)) return basis === "piece" ? quantity / 1000 : quantity / thousandths;
  if (unit === "dozen") return basis === "piece" ? (quantity * 12) / thousandths : quantity / 1000;
  const countsPieces = sold.unit === "dozen" && (unit === null || unit === "piece");
  return countsPieces ? quantity / thousandths : quantity / 1000;
}

/**
 * The quantity of a product for a requested amount: 10 kg of atta are two bags of 5 kg, a pao of potatoes a quarter of the kilo
 * they are sold by. What comes in pieces is rounded up, what is weighed to its step; at least the minimum quantity.
 */
export function sellingQuantity(requested: RequestedAmount, sold: Sold): Thousandths {
  const exact = Math.min(requestedUnits(requested, sold) * 1000, maxQuantity);
  if (sold.soldByWeight) return roundToStep(thousandths(Math.max(1, Math.round(exact))), sold.step);
  return thousandths(Math.max(1, Math.ceil(exact / 1000 - 0.001)) * 1000);
}

/** How badly a product's packing fits the requested amount: 0 well, less than that exactly the named packet. */
export function misfit(requested: RequestedAmount, sold: Sold): number {
  const { basis, thousandths } = contentOf(sold);
  if (requested.size) {
    if (requested.size.unit !== basis) return 3;
    return Math.abs(requested.size.quantity - thousandths) <= thousandths * 0.02 ? -6 : 6;
  }
  if (requested.unit === "packet") return sold.soldByWeight ? 2 : 0;
  if (requested.unit === "bunch" || requested.unit === "dozen") return sold.unit === requested.unit ? 0 : 2;
  if (requested.unit === null || !isMeasured(requested.unit)) return 0;
  if (basis === "piece") return 4;
  if (sold.soldByWeight) return 0;
  const other = basis === requested.unit ? 0 : 1;
  const packets = requestedUnits(requested, sold);
  if (Math.abs(packets - 1) < 0.02) return other - 1;
  if (packets < 0.99) return other + 2;
  return other + (Math.abs(packets - Math.round(packets)) < 0.01 ? Math.min(packets - 1, 6) * 0.3 : 3);
}
