/** Which way money went. */
export type Direction = "in" | "out";

/** A cell that says by itself that money came in or went out, in whichever column it stands (decisions 31). */
const [saysIn, saysOut] = [
  /^(\+|cr|c|credit|credited|in|incoming|(?:(?:money|funds?|payment|amount|transfer) )?received|receive|receipt|deposit|deposited|money in|paid in|cash in|inflow|inward|transfer in|jama|aaya|aayi|aaye)\.?$/i,
  /^([-−–]|dr|db|d|debit|debited|out|outgoing|(?:(?:money|funds?|payment|amount|transfer) )?sent|payout|send|withdrawal|withdrawn|withdraw|money out|paid out|cash out|outflow|outward|transfer out|gaya|gayi|gaye)\.?$/i,
];

/** "money withdrawn" and the like, with blanks around it. */
const longestWord = 30;

/** The direction that a cell says in a word or sign of its own, or null. */
export function readDirection(cell: string): Direction | null {
  if (cell.length > longestWord) return null;
  const word = cell.trim().replace(/\s+/g, " ");
  if (saysOut.test(word)) return "out";
  return saysIn.test(word) ? "in" : null;
}

/** A word, no mere sign, that says money went out: it counts in every column of a row, where a dash is only an empty cell. */
export const wordSaysOut = (cell: string): boolean => cell.trim().length > 1 && readDirection(cell) === "out";

/** Whether a column's filled cells say directions and nothing else. */
export const isDirection = (cells: readonly string[]): boolean =>
  cells.length > 0 && cells.every((cell) => readDirection(cell) !== null) && cells.some((cell) => /[\p{L}+]/u.test(cell));
