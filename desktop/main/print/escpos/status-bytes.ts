import type { PrintProblem } from "#app/contract/print-job.ts";

/** Real-time answers have these bits set and unset, so that they are not taken for anything else. */
const isNow = (byte: number): boolean => (byte & 0x93) === 0x12;

/** What an answer to "why are you off-line" says; null: nothing is wrong, undefined: no such answer. */
export function readOffline(byte: number | null): PrintProblem | null | undefined {
  if (byte === null || !isNow(byte)) return undefined;
  if (byte & 0x20) return "paper-out";
  if (byte & 0x04) return "cover-open";
  return byte & 0x40 ? "printer-error" : null;
}

/** What an answer to "have you paper" says. */
export function readPaper(byte: number | null): PrintProblem | null | undefined {
  if (byte === null || !isNow(byte)) return undefined;
  return byte & 0x60 ? "paper-out" : null;
}

/** What the answer at the end of a print says. */
export function readDone(byte: number | null): PrintProblem | null | undefined {
  if (byte === null || byte & 0x90) return undefined;
  return byte & 0x0c ? "paper-out" : null;
}
