import type { OrderDocument } from "#app/contract/document.ts";
import { type Roll, rolls } from "../paper.ts";
import { type Bitmap, barcode, commands, qrCode, raster } from "./commands.ts";
import { spread, wrap } from "./fit.ts";
import { encodeWindows1252, isWestern } from "./letters.ts";
import { slipLines, type TextLine } from "./slip-lines.ts";

/** Renders the lines that the printer's character set lacks, each as wide as the roll, `dots` across. */
export type PaintLines = (lines: readonly TextLine[], dots: number) => Promise<Bitmap[]>;

type Slip = { document: OrderDocument; roll: Roll; opensDrawer: boolean; paint: PaintLines };

const indent = "  ";

/** The bytes that make a receipt printer print a document: in its own characters where it has them, as pictures otherwise. */
export async function encodeSlip({ document, roll, opensDrawer, paint }: Slip): Promise<Uint8Array> {
  const { columns, dots } = rolls[roll];
  const lines = slipLines(document).flatMap((line) => ("rule" in line || isWritable(line) ? line : broken(line, columns)));
  const strange = lines.filter((line): line is TextLine => !("rule" in line) && !isWritable(line));
  const pictures = strange.length > 0 ? await paint(strange, dots) : [];
  const bytes: number[] = [...commands.start, ...(opensDrawer ? commands.openDrawer : []), ...commands.westernLetters];
  for (const line of lines) {
    if ("rule" in line) bytes.push(...encodeWindows1252("-".repeat(columns)), ...commands.newLine);
    else if (isWritable(line)) bytes.push(...written(line, columns));
    else {
      const picture = pictures[strange.indexOf(line)];
      if (picture) for (const byte of raster(picture)) bytes.push(byte);
    }
  }
  return Uint8Array.from([...bytes, ...codesOf(document, dots), ...commands.feed(3), ...commands.cut]);
}

/** Largest module size of a QR code, dots; a long address has more modules and makes them smaller. */
const largest = 6;

/** The order's number and its tracking page as codes; only plain letters can be encoded. */
function codesOf({ barcode: number, qr: tracking }: OrderDocument, dots: number): number[] {
  const codes = [
    ...(number && /^[\x20-\x7a]{1,40}$/.test(number.text) ? [...barcode(number.text), ...commands.newLine] : []),
    ...(tracking ? [...qrCode(tracking.text, Math.min(largest, Math.floor(dots / tracking.width))), ...commands.newLine] : []),
  ];
  return codes.length === 0 ? [] : [...commands.align("center"), ...codes, ...commands.align("left")];
}

const isWritable = ({ left, right = "" }: TextLine): boolean => isWestern(left) && isWestern(right);

/** A rendered line does not wrap by itself: it is split into as many as needed, the amount beside the last. */
function broken({ right, ...line }: TextLine, columns: number): TextLine[] {
  const width = line.isLarge ? columns / 2 : columns;
  const rows = wrap(line.left, Math.max(8, width - (right === undefined ? 0 : right.length + 1)));
  return rows.map((left, place) => ({ ...line, left, ...(right !== undefined && place === rows.length - 1 && { right }) }));
}

function written(
  { left, right, isBold = false, isLarge = false, isCentred = false, isIndented = false }: TextLine,
  columns: number,
): number[] {
  const width = isLarge ? columns / 2 : columns;
  const shift = isIndented ? indent : "";
  const available = width - shift.length;
  const rows = right === undefined ? wrap(left, available) : spread(left, right, available);
  const text = rows.flatMap((row) => [...encodeWindows1252(shift + row), ...commands.newLine]);
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
