import { type PaperName, papers } from "#app/contract/paper.ts";

/** Roll paper. */
export const rollNames = ["80mm", "58mm"] as const;

/** All paper to choose from. */
export const sheetNames = ["a4", ...rollNames] as const;

export type Roll = (typeof rollNames)[number];

/** Printable area of a roll: dots at 203 dpi, and columns of the printer's own 12-dot characters. */
export const rolls: Readonly<Record<Roll, { dots: number; columns: number }>> = {
  "80mm": { dots: 576, columns: 48 },
  "58mm": { dots: 384, columns: 32 },
};

const micronsPerPixel = 25_400 / 96;
/** Blank paper below the last line of a roll, for the cutter, in microns. */
const tail = 8_000;

/** Layout width of a page that fills the paper, CSS pixels. */
export const layoutWidth = (paper: PaperName): number => Math.round(papers[paper].width / micronsPerPixel);

/**
 * The page size for a system printer. A roll's page is as long as its content.
 *
 * @param contentHeight of the document laid out at `layoutWidth`, CSS pixels
 * @returns microns
 */
export function printPageSize(paper: PaperName, contentHeight: number): { width: number; height: number } {
  const { width, height } = papers[paper];
  return { width, height: height ?? Math.ceil(contentHeight * micronsPerPixel) + tail };
}
