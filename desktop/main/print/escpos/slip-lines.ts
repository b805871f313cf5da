import type { OrderDocument } from "#app/contract/document.ts";
import { printableText } from "./letters.ts";

/** Text at the left, with an optional amount at the right. */
export type TextLine = {
  left: string;
  right?: string;
  isBold?: boolean;
  isLarge?: boolean;
  isCentred?: boolean;
  isIndented?: boolean;
};

/** A line of a slip before it has a width: text, or a rule across. */
export type SlipLine = { rule: true } | TextLine;

const rule: SlipLine = { rule: true };
const centred = (left: string): SlipLine => ({ left, isCentred: true });
const detail = ({ label, value }: { label: string; value: string }): SlipLine => ({ left: label, right: value });

/** The ordered lines; on a document without prices with the quantity beside it. */
function orderLine({ name, details, quantity, price, total }: OrderDocument["lines"][number]): SlipLine[] {
  const more = details.map((left) => ({ left, isIndented: true }));
  if (!price) return [{ left: name, right: quantity, isBold: true }, ...more];
  return [{ left: name, isBold: true }, ...more, { left: `${quantity} × ${price}`, right: total, isIndented: true }];
}

/** The document from top to bottom for a roll: a line's name on its own, its amount below. */
export function slipLines(document: OrderDocument): SlipLine[] {
  const { stamp, shop, title, facts, customer, lines, totals, notes, closing } = document;
  const body: SlipLine[] = [
    ...(stamp ? [{ left: stamp, isBold: true, isLarge: true, isCentred: true }] : []),
    { left: shop.name, isBold: true, isLarge: true, isCentred: true },
    ...shop.lines.map(centred),
    rule,
    { left: title, isBold: true },
    ...facts.map(detail),
    rule,
    { left: customer.heading, isBold: true },
    ...customer.lines.map((left) => ({ left })),
    rule,
    ...lines.flatMap((line, place): SlipLine[] => [
      ...(line.group && line.group !== lines[place - 1]?.group ? [{ left: line.group, isBold: true, isCentred: true }] : []),
      ...orderLine(line),
    ]),
    rule,
    ...totals.map((total, place) => ({ ...detail(total), isBold: place >= 2 })),
    ...(notes.length > 0 ? [rule, ...notes.flatMap(({ label, value }) => [{ left: `${label}: ${value}` }])] : []),
    rule,
    centred(closing),
  ];
  return body.map((line) =>
    "rule" in line
      ? line
      : { ...line, left: printableText(line.left), ...(line.right !== undefined && { right: printableText(line.right) }) },
  );
}
