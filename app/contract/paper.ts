/** The documents that a printer can be chosen for. It stands apart from the schemas, which browsers need not load. */
export const printKinds = ["invoice", "slip", "picking-list", "rider-sheet"] as const;

/** A kind of document. */
export type PrintKind = (typeof printKinds)[number];

/**
 * What documents are laid out for, in microns: the paper's width, the width of it that may bear ink, and its height. A roll
 * has none; its page is as long as what stands on it.
 */
export const papers = {
  a4: { width: 210_000, printable: 182_000, height: 297_000 },
  "80mm": { width: 80_000, printable: 72_000, height: null },
  "58mm": { width: 58_000, printable: 48_000, height: null },
} as const;

/** A paper by its name. */
export type PaperName = keyof typeof papers;

/** Which papers a kind of document can be laid out for, the usual one first. */
export const papersOf = {
  invoice: ["a4"],
  slip: ["80mm", "58mm"],
  "picking-list": ["a4"],
  "rider-sheet": ["a4"],
} as const satisfies Record<PrintKind, readonly PaperName[]>;
