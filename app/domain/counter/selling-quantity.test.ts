import { expect, test } from "vitest";
import type { UnitWord } from "#app/domain/catalog/unit-words.ts";
import { rupees } from "#app/lib/money.ts";
import { thousandths } from "#app/lib/quantity.ts";
import { misfit, sellingQuantity } from "./selling-quantity.ts";

const loose = { unit: "kg", unitSize: "1", price: rupees(100), step: thousandths(250), soldByWeight: true };
const packet = (unit: string, unitSize = "1") => ({
  unit,
  unitSize,
  price: rupees(25),
  step: thousandths(1000),
  soldByWeight: false,
});
const requested = (amount: number, unit: UnitWord | null) => ({ quantity: thousandths(amount * 1000), unit, size: null });

test.each([
  [requested(0.25, "kg"), loose, 250],
  [requested(0.3, "kg"), loose, 250],
  [requested(0.01, "kg"), loose, 250],
  [requested(50, "rupee"), loose, 500],
  [requested(10, "kg"), packet("kg", "5"), 2000],
  [requested(7, "kg"), packet("kg", "5"), 2000],
  [requested(0.5, "kg"), packet("g", "250"), 2000],
  [requested(0.1, "kg"), packet("g", "250"), 1000],
  [requested(3, "litre"), packet("ml", "1500"), 2000],
  [requested(10, null), packet("dozen"), 1000],
  [requested(13, "piece"), packet("dozen"), 2000],
  [requested(2, "dozen"), packet("pcs", "6"), 4000],
  [requested(3, "packet"), packet("pcs", "6"), 3000],
  [requested(50, "rupee"), packet("bunch"), 2000],
])("%o of %o is %d thousandths", (wanted, sold, quantity) => {
  expect(sellingQuantity(wanted, sold)).toBe(quantity);
});

test("the packet that was named fits best, another of its kind worst", () => {
  const bag = {
    quantity: thousandths(1000),
    unit: "packet" as const,
    size: { quantity: thousandths(5000), unit: "kg" as const },
  };
  expect(misfit(bag, packet("kg", "5"))).toBeLessThan(misfit(bag, packet("each")));
  expect(misfit(bag, packet("each"))).toBeLessThan(misfit(bag, packet("kg", "10")));
});

test("of packets that are all enough, the one that is just as much as was asked fits best", () => {
  const [small, large] = [misfit(requested(0.19, "kg"), packet("g", "190")), misfit(requested(0.19, "kg"), packet("g", "900"))];
  expect(large - small).toBeGreaterThan(2);
});
