import { normalisePhone } from "#app/lib/phone.ts";

/** Keys that came so close together that no person pressed them. */
export type Burst = { text: string; last: number };

/** A scanner's keys follow each other faster than this, milliseconds; nobody types six characters so fast. */
const longestGap = 50;

/** What stands on packets, with at least four digits in a row. */
const code = /^(?=.*\d{4})[0-9A-Z-]{6,32}$/i;

/** The burst with one more key; a pause begins another. */
export const withKey = (burst: Burst | null, { key, at }: { key: string; at: number }): Burst =>
  burst && at - burst.last <= longestGap ? { text: burst.text + key, last: at } : { text: key, last: at };

/** The code that a burst was when Enter ends it; null when a person typed, or a number to call was dialled in. */
export function scannedCode(burst: Burst | null, at: number): string | null {
  if (!burst || at - burst.last > longestGap || !code.test(burst.text)) return null;
  return normalisePhone(burst.text) ? null : burst.text;
}
