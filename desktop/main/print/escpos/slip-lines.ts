import type { OrderDocument } from "#app/contract/document.ts";
import { plainText } from "./letters.ts";

/** A line of a slip before it has a width: text at the left, perhaps an amount at the right, or a rule across. */
export type SlipLine =
  | { rule: true }
  | { left: string; right?: string; isBold?: boolean; isLarge?: boolean; isCentred?: boolean; isIndented?: boolean };

const rule: SlipLine = { rule: true };
const centred = (left: string): SlipLine => ({ left, isCentred: true });
const fact = ({ label, value }: { label: string; value: string }): SlipLine => ({ left: label, right: value });

/** The document from top to bottom, as a roll shows it: a line's name on its own, what it costs below. */
export function slipLines(document: OrderDocument, stamp: string | null): SlipLine[] {
  const { shop, title, facts, customer, lines, totals, notes, closing } = document;
  const body: SlipLine[] = [
    ...(stamp === null ? [] : [{ left: stamp, isBold: true, isLarge: true, isCentred: true }]),
    { left: shop.name, isBold: true, isLarge: true, isCentred: true },
    ...shop.lines.map(centred),
    rule,
    { left: title, isBold: true },
    ...facts.map(fact),
    rule,
    { left: customer.heading, isBold: true },
    ...customer.lines.map((left) => ({ left })),
    rule,
    ...lines.flatMap(({ name, details, quantity, price, total }): SlipLine[] => [
      { left: name, isBold: true },
      ...details.map((left) => ({ left, isIndented: true })),
      { left: `${quantity} × ${price}`, right: total, isIndented: true },
    ]),
    rule,
    ...totals.map((total, place) => ({ ...fact(total), isBold: place >= 2 })),
    ...(notes.length > 0 ? [rule, ...notes.flatMap(({ label, value }) => [{ left: `${label}: ${value}` }])] : []),
    rule,
    centred(closing),
  ];
  return body.map((line) =>
    "rule" in line
      ? line
      : { ...line, left: plainText(line.left), ...(line.right !== undefined && { right: plainText(line.right) }) },
  );
}
