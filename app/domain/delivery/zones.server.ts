import { findShopSettings } from "#app/domain/settings/shop-settings.server.ts";
import type { Paisa } from "#app/lib/money.ts";
import { cachedRead } from "#app/platform/cached-read.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { ServedZone, ZoneRule } from "./charge.ts";
import { isZoneName, zoneNames } from "./zone-names.ts";

/** The number of the zone that orders of staff begin with as long as nobody chose another (A7.23). */
export const usualStaffZone = 1;

const readZones = cachedRead("zones", ["delivery_zones", "settings"], async () => {
  const [{ delivery }, rows] = await Promise.all([
    findShopSettings(),
    db.deliveryZone.findMany({
      omit: { description: true },
    }),
  ]);
  const saved = new Map(rows.map((row) => [row.name, row]));
  const names = [...zoneNames, ...rows.map(({ name }) => name).filter((name) => !isZoneName(name))];
  const zones = names.flatMap((name): ServedZone[] => {
    const row = saved.get(name);
    if (row && !row.isActive) return [];
    const charge = (row?.deliveryCharge ?? delivery.defaultCharge) as Paisa;
    const freeAbove = (row?.minOrderForFreeDelivery ?? delivery.defaultFreeAbove) as Paisa;
    return [
      { name, id: row?.id ?? null, charge, freeAbove, riderMinutes: row?.riderMinutes ?? null, aliases: row?.aliases ?? [] },
    ];
  });
  const elsewhere = { charge: delivery.defaultCharge as Paisa, freeAbove: delivery.defaultFreeAbove as Paisa };
  const active = rows.filter(({ isActive }) => isActive);
  const marked = active.find(({ staffDefault }) => staffDefault) ?? active.find(({ id }) => id === usualStaffZone);
  const staffZone = marked?.name ?? zones[0]?.name ?? "";
  return { zones, byName: new Map(zones.map((zone) => [zone.name, zone])), elsewhere, staffZone };
});

/** The zones that are served, the built-in ones first; a zone without a saved record has the shop's defaults. */
export const listZones = async (): Promise<ServedZone[]> => (await readZones()).zones;

/** One served zone by its name, or null. */
export const findZone = async (name: string | null): Promise<ZoneRule | null> =>
  (name && (await readZones()).byName.get(name)) || null;

/** The name of the zone that a new order of staff begins with (A7.23); "" where no zone is served. */
export const findStaffZone = async (): Promise<string> => (await readZones()).staffZone;

/** What the free-delivery bar reckons with: the chosen zone, or the shop's defaults while none is chosen. */
export async function zoneRule(name: string | null): Promise<Omit<ZoneRule, "name" | "id"> & { name: string | null }> {
  const zone = await findZone(name);
  return zone
    ? { name: zone.name, charge: zone.charge, freeAbove: zone.freeAbove }
    : { name: null, ...(await readZones()).elsewhere };
}
