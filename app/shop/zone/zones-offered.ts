import type { ServedZone } from "#app/domain/delivery/charge.ts";

/** A selectable delivery zone. */
export type OfferedZone = Pick<ServedZone, "name" | "charge" | "freeAbove" | "riderMinutes" | "aliases">;

/** A zone without what only the server needs. */
export const offeredZone = ({ id: _, ...zone }: ServedZone): OfferedZone => zone;

/** The endpoint of the zones and of the choice. */
export const zoneAddress = "/zone";

/** Fetches the shop's delivery zones. */
export async function askZones(): Promise<readonly OfferedZone[]> {
  const answer = await fetch(zoneAddress, { headers: { Accept: "application/json" } });
  if (!answer.ok) throw new Error(`answered ${answer.status}`);
  return answer.json();
}
