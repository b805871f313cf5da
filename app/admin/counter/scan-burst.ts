import { normalisePhone } from "#app/lib/phone.ts";

/** Keys that follow each other faster than a person types. */
export type Burst = { text: string; last: number };

/** The longest interval between a scanner's keys, milliseconds; a person does not type six characters so fast. */
const longestGap = 50;

/** The pattern of bar codes on packets: at least four digits in a row. */
const code = /^(?=.*\d{4})[0-9A-Z-]{6,32}$/i;

/** The burst with one more key; a pause starts a new burst. */
export const withKey = (burst: Burst | null, { key, at }: { key: string; at: number }): Burst =>
  burst && at - burst.last <= longestGap ? { text: burst.text + key, last: at } : { text: key, last: at };

/** The code that a burst was when Enter ends it; null when a person typed, or a number to call was dialled in. */
export function scannedCode(burst: Burst | null, at: number): string | null {
  if (!burst || at - burst.last > longestGap || !code.test(burst.text)) return null;
  return normalisePhone(burst.text) ? null : burst.text;
}
