import { type Paisa, paisa } from "#app/lib/money.ts";
import { linePrice } from "#app/lib/quantity.ts";
import type { CustomerOrder } from "./find-customer-order.server.ts";

type Line = Pick<
  CustomerOrder["lines"][number],
  "id" | "name" | "nameUr" | "quantity" | "packedQuantity" | "unitPrice" | "lineTotal" | "unit" | "soldByWeight" | "replaces"
>;

/** What packing did to a line, and by how much it changed the sum; a replacement counts against the line it stands in for. */
export type PackingChange = { line: Line; kind: "replaced" | "left-out" | "weighed"; difference: Paisa };

const orderedTotal = ({ unitPrice, quantity }: Line): Paisa => linePrice(unitPrice, quantity);

function changeOf(line: Line, lines: readonly Line[]): PackingChange | null {
  if (line.replaces) {
    const original = lines.find(({ id }) => id === line.replaces?.id);
    return { line, kind: "replaced", difference: paisa(line.lineTotal - (original ? orderedTotal(original) : 0)) };
  }
  const { packedQuantity, quantity, lineTotal } = line;
  if (packedQuantity === null || packedQuantity === quantity) return null;
  if (lines.some(({ replaces }) => replaces?.id === line.id)) return null;
  const difference = paisa(lineTotal - orderedTotal(line));
  return { line, kind: packedQuantity === 0 ? "left-out" : "weighed", difference };
}

/** What was replaced, left out or weighed differently than ordered, and what all of it did to the sum. */
export function packingChanges(lines: readonly Line[]): { changes: PackingChange[]; difference: Paisa } {
  const changes = lines.map((line) => changeOf(line, lines)).filter((change) => change !== null);
  return { changes, difference: paisa(changes.reduce((sum, change) => sum + change.difference, 0)) };
}
