import type { Paisa } from "#app/lib/money.ts";

/** What delivery to one zone costs, and above which subtotal it is free; a threshold of 0 or less never is. */
export type ZoneRule = { name: string; id: number | null; charge: Paisa; freeAbove: Paisa };

/** A zone as it is offered, with other spellings of its name; a rider takes so many minutes to it, where the shop says so. */
export type ServedZone = ZoneRule & { riderMinutes: number | null; aliases: string[] };

/** Delivery for one order (A1.09): free only when the subtotal is greater than the zone's threshold (A1.07). */
export function deliveryCharge(subtotal: Paisa, { charge, freeAbove }: Pick<ZoneRule, "charge" | "freeAbove">): Paisa {
  return freeAbove > 0 && subtotal > freeAbove ? (0 as Paisa) : charge;
}

/**
 * How much more makes delivery free: 0 when it is, null when it never will be.
 * A subtotal equal to the threshold is one rupee short.
 */
export function missingForFree(subtotal: Paisa, { charge, freeAbove }: Pick<ZoneRule, "charge" | "freeAbove">): Paisa | null {
  if (charge === 0) return 0 as Paisa;
  if (freeAbove <= 0) return null;
  return (subtotal > freeAbove ? 0 : Math.max(freeAbove - subtotal, 100)) as Paisa;
}
