import { useState } from "react";
import type { InventoryProduct } from "#app/domain/inventory/list-inventory.server.ts";

/** A product that was picked, with how many whole units of it. */
type Picked = { product: InventoryProduct; quantity: number };

/** Why a product was not picked: it is there already, or its quantity is no whole number from one on. */
type PickProblem = "twice" | "invalid";

/**
 * The products that are picked in a form which saves them, each once.
 *
 * @param initial those of a form that came back
 * @param onChange is called with how many there are after each change
 */
export function usePicked<Line extends Picked>(initial: readonly Line[], onChange: (count: number) => void) {
  const [picked, setPicked] = useState(initial);
  const [problem, setProblem] = useState<PickProblem | null>(null);
  const change = (next: readonly Line[]) => {
    setPicked(next);
    onChange(next.length);
  };
  return {
    picked,
    problem,
    pick(line: Line) {
      const isTwice = picked.some(({ product }) => product.id === line.product.id);
      const isValid = Number.isInteger(line.quantity) && line.quantity >= 1;
      setProblem(isTwice ? "twice" : isValid ? null : "invalid");
      if (!isTwice && isValid) change([...picked, line]);
    },
    remove: (line: Line) => change(picked.filter((other) => other !== line)),
    setQuantity: (line: Line, quantity: number) =>
      change(picked.map((other) => (other === line ? { ...line, quantity } : other))),
  };
}
