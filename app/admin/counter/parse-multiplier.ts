import { parseQuantity } from "#app/lib/parse-quantity.ts";
import type { Thousandths } from "#app/lib/quantity.ts";

/** Parses the text of the counter's field: `3*aloo` is three of aloo, `3*` alone sets the line added last to three, and `0*` removes it; `½*`, `1/2*` too. */
export function parseMultiplier(typed: string): { times: Thousandths | null; text: string } {
  const [, number = "", rest = ""] = /^\s*([\p{Nd}\p{Cf}.,٫½¼¾]{0,9}|[1-9]\/[2-9])\s*\*\s*(.*)$/su.exec(typed) ?? [];
  const times = parseQuantity(number);
  const isNone = times === 0 && rest.trim() !== "";
  return times === null || isNone ? { times: null, text: typed.trim() } : { times, text: rest.trim() };
}
