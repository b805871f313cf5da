import type { OrderDocument } from "#app/contract/document.ts";
import { type Roll, rolls } from "../paper.ts";
import { type Bitmap, commands, raster } from "./commands.ts";
import { spread, wrap } from "./fit.ts";
import { isWestern, lettersOf } from "./letters.ts";
import { type SlipLine, slipLines } from "./slip-lines.ts";

type TextLine = Exclude<SlipLine, { rule: true }>;

/** Draws lines that the printer has no letters for, each as wide as the roll, `dots` across. */
export type PaintLines = (lines: readonly TextLine[], dots: number) => Promise<Bitmap[]>;

type Slip = { document: OrderDocument; roll: Roll; stamp: string | null; opensDrawer: boolean; paint: PaintLines };

const indent = "  ";

/** The bytes that make a receipt printer print a document: its own letters where it has them, pictures where it does not. */
export async function encodeSlip({ document, roll, stamp, opensDrawer, paint }: Slip): Promise<Uint8Array> {
  const { columns, dots } = rolls[roll];
  const lines = slipLines(document, stamp);
  const strange = lines.filter((line): line is TextLine => !("rule" in line) && !isWritable(line));
  const pictures = strange.length > 0 ? await paint(strange, dots) : [];
  const bytes: number[] = [...commands.start, ...(opensDrawer ? commands.openDrawer : []), ...commands.westernLetters];
  for (const line of lines) {
    if ("rule" in line) bytes.push(...lettersOf("-".repeat(columns)), ...commands.newLine);
    else if (isWritable(line)) bytes.push(...written(line, columns));
    else {
      const picture = pictures[strange.indexOf(line)];
      if (picture) for (const byte of raster(picture)) bytes.push(byte);
    }
  }
  return Uint8Array.from([...bytes, ...commands.feed(3), ...commands.cut]);
}

const isWritable = ({ left, right = "" }: TextLine): boolean => isWestern(left) && isWestern(right);

function written({ left, right, isBold = false, isLarge = false, isCentred = false, isIndented = false }: TextLine, columns: number): number[] {
  const width = isLarge ? columns / 2 : columns;
  const shift = isIndented ? indent : "";
  const room = width - shift.length;
  const rows = right === undefined ? wrap(left, room) : spread(left, right, room);
  const text = rows.flatMap((row) => [...lettersOf(shift + row), ...commands.newLine]);
  return [
    ...(isCentred ? commands.align("center") : []),
    ...(isBold ? commands.bold(true) : []),
    ...(isLarge ? commands.large(true) : []),
    ...text,
    ...(isLarge ? commands.large(false) : []),
    ...(isBold ? commands.bold(false) : []),
    ...(isCentred ? commands.align("left") : []),
  ];
}
