import type { ZoneRule } from "#app/domain/delivery/charge.ts";

/** One part of the city as a visitor may choose it. */
export type OfferedZone = Pick<ZoneRule, "name" | "charge" | "freeAbove">;

/** Where the zones are asked for, and where the chosen one is sent to. */
export const zoneAddress = "/zone";

/** Asks the shop which parts of the city it serves. */
export async function askZones(): Promise<readonly OfferedZone[]> {
  const answer = await fetch(zoneAddress, { headers: { Accept: "application/json" } });
  if (!answer.ok) throw new Error(`answered ${answer.status}`);
  return answer.json();
}
