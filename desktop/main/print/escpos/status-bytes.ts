import type { PrintProblem } from "#app/contract/print-job.ts";

/** Fixed bits of real-time status bytes, which distinguish them from other bytes. */
const isNow = (byte: number): boolean => (byte & 0x93) === 0x12;

/** Parses the off-line cause; null: no fault, undefined: no status byte. */
export function readOffline(byte: number | null): PrintProblem | null | undefined {
  if (byte === null || !isNow(byte)) return undefined;
  if (byte & 0x20) return "paper-out";
  if (byte & 0x04) return "cover-open";
  return byte & 0x40 ? "printer-error" : null;
}

/** Parses the paper status. */
export function readPaper(byte: number | null): PrintProblem | null | undefined {
  if (byte === null || !isNow(byte)) return undefined;
  return byte & 0x60 ? "paper-out" : null;
}

/** Parses the status at the end of a print. */
export function readDone(byte: number | null): PrintProblem | null | undefined {
  if (byte === null || byte & 0x90) return undefined;
  return byte & 0x0c ? "paper-out" : null;
}
