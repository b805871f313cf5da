import { encode } from "uqr";
import type { DrawnCode } from "#app/contract/document.ts";
import { code128 } from "#app/lib/code128.ts";

/** The quiet zone at either side of a barcode, and around a QR code, in modules. */
const quietZone = { bars: 10, square: 4 } as const;

/** A text as a Code 128 barcode, one module high, to be stretched. */
export function barcodeOf(text: string, label: string): DrawnCode {
  let at: number = quietZone.bars;
  let path = "";
  for (const [place, width] of code128(text).entries()) {
    if (place % 2 === 0) path += `M${at} 0h${width}v1h-${width}z`;
    at += width;
  }
  return { label, text, width: at + quietZone.bars, height: 1, path };
}

/** The modules of a text's QR code of medium error correction, its quiet zone included; true where it is dark. */
export const qrModules = (text: string): boolean[][] => encode(text, { ecc: "M", border: quietZone.square }).data;

/** A text as a QR code of medium error correction, with adjacent dark modules merged into one bar. */
export function qrOf(text: string, label: string): DrawnCode {
  const rows = qrModules(text);
  const size = rows.length;
  let path = "";
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < size; ) {
      const from = x;
      while (row[x]) x += 1;
      if (x > from) path += `M${from} ${y}h${x - from}v1h-${x - from}z`;
      else x += 1;
    }
  }
  return { label, text, width: size, height: size, path };
}
