import { type Paisa, paisa } from "#app/lib/money.ts";
import { linePrice, type Thousandths } from "#app/lib/quantity.ts";
import { orderTotal } from "./order-total.ts";

/** A line of an order, as far as its changes go. Money in paisa. */
export type ChangedLine = {
  id: number;
  name: string;
  nameUr: string | null;
  unit: string | null;
  quantity: Thousandths;
  packedQuantity: Thousandths | null;
  unitPrice: number;
  lineTotal: number;
  soldByWeight: boolean;
  /** the line that it stands in for */
  replaces: { id: number } | null;
};

/** An order, as far as its changes go: `orderedCharge` is the delivery charge of what was ordered, null when it did not change. In paisa. */
export type ChangedOrder = {
  lines: readonly ChangedLine[];
  deliveryCharge: number;
  orderedCharge: number | null;
  rounding: number;
  roundingStep: number;
};

/**
 * What became of something that was ordered, and by how much it changed the total: it was replaced by what was `sent`, left out, or weighed
 * differently. A credit is no line that was ordered; "charge" is the delivery, "rounding" what the total is rounded by.
 */
export type PackingChange =
  | { kind: "replaced"; line: ChangedLine; sent: readonly ChangedLine[]; difference: Paisa }
  | { kind: "left-out" | "weighed" | "credit"; line: ChangedLine; difference: Paisa }
  | { kind: "charge" | "rounding"; line: null; difference: Paisa };

const isSent = ({ packedQuantity }: ChangedLine) => packedQuantity !== 0;
const isCredit = ({ lineTotal }: ChangedLine) => lineTotal < 0;

/** What a line came to when it was ordered. */
const orderedTotal = ({ unitPrice, quantity }: ChangedLine): Paisa => linePrice(paisa(unitPrice), quantity);

/** Every line by the line that was wanted at first: a replacement of a replacement belongs to it too. */
function chainsOf(lines: readonly ChangedLine[]): Map<ChangedLine, ChangedLine[]> {
  const byId = new Map(lines.map((line) => [line.id, line]));
  const rootOf = (line: ChangedLine): ChangedLine => {
    let root = line;
    for (let steps = 0; steps < lines.length && root.replaces; steps += 1) root = byId.get(root.replaces.id) ?? root;
    return root;
  };
  const chains = new Map<ChangedLine, ChangedLine[]>(lines.filter(({ replaces }) => !replaces).map((line) => [line, []]));
  for (const line of lines) if (line.replaces) chains.get(rootOf(line))?.push(line);
  return chains;
}

function changeOf(line: ChangedLine, instead: readonly ChangedLine[]): PackingChange | null {
  if (isCredit(line)) return { kind: "credit", line, difference: paisa(line.lineTotal) };
  const now = [line, ...instead].reduce((sum, { lineTotal }) => sum + lineTotal, 0);
  const difference = paisa(now - orderedTotal(line));
  const sent = instead.filter(isSent);
  if (sent.length > 0) return { kind: "replaced", line, sent, difference };
  if (!isSent(line)) return { kind: "left-out", line, difference };
  const isRepacked = line.packedQuantity !== null && line.packedQuantity !== line.quantity;
  return isRepacked || difference !== 0 ? { kind: "weighed", line, difference } : null;
}

/**
 * The lines of an order now against the lines as ordered: each wanted line once, whatever replaced it, and what became of the delivery
 * charge. `difference` is the total now less the total as ordered, and the sum of the changes.
 */
export function packingChanges({ lines, deliveryCharge, orderedCharge, rounding, roundingStep }: ChangedOrder): {
  changes: PackingChange[];
  difference: Paisa;
} {
  const changes = [...chainsOf(lines)].map(([line, instead]) => changeOf(line, instead)).filter((change) => change !== null);
  const charge = paisa(deliveryCharge - (orderedCharge ?? deliveryCharge));
  const wanted = lines.filter((line) => !line.replaces && !isCredit(line));
  const goods = wanted.reduce((sum, line) => sum + orderedTotal(line), 0);
  const ordered = orderTotal({ subtotal: goods, charge: orderedCharge ?? deliveryCharge, step: roundingStep });
  const rounded = paisa(rounding - ordered.rounding);
  const all: PackingChange[] = [
    ...changes,
    ...(charge === 0 ? [] : [{ kind: "charge" as const, line: null, difference: charge }]),
    ...(rounded === 0 ? [] : [{ kind: "rounding" as const, line: null, difference: rounded }]),
  ];
  return { changes: all, difference: paisa(all.reduce((sum, change) => sum + change.difference, 0)) };
}
