import { type PaperName, papers } from "#app/contract/paper.ts";

/** Paper that comes from a roll. */
export const rollNames = ["80mm", "58mm"] as const;

/** All paper that can be chosen. */
export const sheetNames = ["a4", ...rollNames] as const;

export type Roll = (typeof rollNames)[number];

/** What of a roll can be printed on: dots at 203 dpi, and columns of the printer's own 12-dot letters. */
export const rolls: Readonly<Record<Roll, { dots: number; columns: number }>> = {
  "80mm": { dots: 576, columns: 48 },
  "58mm": { dots: 384, columns: 32 },
};

const micronsPerPixel = 25_400 / 96;
/** Blank paper below the last line of a roll, so that the cutter does not reach it, in microns. */
const tail = 8_000;

/** How wide a page is laid out to be as wide as the paper, CSS pixels. */
export const layoutWidth = (paper: PaperName): number => Math.round(papers[paper].width / micronsPerPixel);

/**
 * The page as a printer of the system is told of it. A roll's page is as long as what stands on it.
 *
 * @param contentHeight of the document laid out at `layoutWidth`, CSS pixels
 * @returns microns
 */
export function printPageSize(paper: PaperName, contentHeight: number): { width: number; height: number } {
  const { width, height } = papers[paper];
  return { width, height: height ?? Math.ceil(contentHeight * micronsPerPixel) + tail };
}
