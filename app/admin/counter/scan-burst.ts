import { isScannable } from "#app/lib/gtin.ts";
import { normalisePhone } from "#app/lib/phone.ts";

/** Keys that follow each other faster than a person types; `pause` is the interval before the first of them. Milliseconds. */
export type Burst = { text: string; pause: number; last: number };

/** The longest interval between a scanner's keys, milliseconds; a person does not type six characters so fast. */
const longestGap = 50;
/** Nobody types, takes the scanner and scans within this time, milliseconds. */
const shortestReach = 1000;

/** The burst with one more key; a pause starts a new burst. */
export const withKey = (burst: Burst | null, { key, at }: { key: string; at: number }): Burst =>
  burst && at - burst.last <= longestGap
    ? { ...burst, text: burst.text + key, last: at }
    : { text: key, pause: burst ? at - burst.last : Infinity, last: at };

/**
 * The code that a burst was when Enter ends it; null when a person typed, or a number to call was dialled in: at once, or with a short
 * stop in it, so that its end alone looks like a code.
 *
 * @param value of the field that was typed into
 */
export function scannedCode(burst: Burst | null, { at, value }: { at: number; value: string }): string | null {
  if (!burst || at - burst.last > longestGap || !isScannable(burst.text)) return null;
  const dialled = burst.pause < shortestReach ? value : burst.text;
  return normalisePhone(dialled) ? null : burst.text;
}
