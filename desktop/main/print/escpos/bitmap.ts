import type { Bitmap } from "./commands.ts";

/** Threshold of a black dot, of 255. */
const threshold = 160;

/**
 * Converts a picture to dots.
 *
 * @param pixels four bytes each: blue, green, red, opacity
 */
export function bitmapOf(pixels: Uint8Array, { width, height }: { width: number; height: number }): Bitmap {
  const bytesPerRow = Math.ceil(width / 8);
  const dots = new Uint8Array(bytesPerRow * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      const light = 0.114 * (pixels[at] ?? 255) + 0.587 * (pixels[at + 1] ?? 255) + 0.299 * (pixels[at + 2] ?? 255);
      const isSeen = (pixels[at + 3] ?? 0) > 127;
      if (isSeen && light < threshold) dots[y * bytesPerRow + (x >> 3)]! |= 0x80 >> (x & 7);
    }
  }
  return { bytesPerRow, rows: height, dots };
}

/** A range of rows of a dot picture. */
export const slice = ({ bytesPerRow, dots }: Bitmap, from: number, rows: number): Bitmap => ({
  bytesPerRow,
  rows,
  dots: dots.slice(from * bytesPerRow, (from + rows) * bytesPerRow),
});
