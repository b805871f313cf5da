import { findShopSettings } from "#app/domain/settings/shop-settings.server.ts";
import type { Paisa } from "#app/lib/money.ts";
import { cachedRead } from "#app/platform/cached-read.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { ZoneRule } from "./charge.ts";
import { isZoneName, zoneNames } from "./zone-names.ts";

const readZones = cachedRead("zones", ["delivery_zones", "settings"], async () => {
  const [{ delivery }, rows] = await Promise.all([
    findShopSettings(),
    db.deliveryZone.findMany({
      select: { id: true, name: true, deliveryCharge: true, minOrderForFreeDelivery: true, isActive: true },
    }),
  ]);
  const saved = new Map(rows.map((row) => [row.name, row]));
  const names = [...zoneNames, ...rows.map(({ name }) => name).filter((name) => !isZoneName(name))];
  const zones = names.flatMap((name): ZoneRule[] => {
    const row = saved.get(name);
    if (row && !row.isActive) return [];
    const charge = (row?.deliveryCharge ?? delivery.defaultCharge) as Paisa;
    const freeAbove = (row?.minOrderForFreeDelivery ?? delivery.defaultFreeAbove) as Paisa;
    return [{ name, id: row?.id ?? null, charge, freeAbove }];
  });
  const elsewhere = { charge: delivery.defaultCharge as Paisa, freeAbove: delivery.defaultFreeAbove as Paisa };
  return { zones, byName: new Map(zones.map((zone) => [zone.name, zone])), elsewhere };
});

/** The zones that are served, the built-in ones first; a zone without a saved record has the shop's defaults. */
export const listZones = async (): Promise<ZoneRule[]> => (await readZones()).zones;

/** One served zone by its name, or null. */
export const findZone = async (name: string | null): Promise<ZoneRule | null> =>
  (name && (await readZones()).byName.get(name)) || null;

/** What the free-delivery bar reckons with: the chosen zone, or the shop's defaults while none is chosen. */
export async function zoneRule(name: string | null): Promise<Omit<ZoneRule, "name" | "id"> & { name: string | null }> {
  const zone = await findZone(name);
  return zone
    ? { name: zone.name, charge: zone.charge, freeAbove: zone.freeAbove }
    : { name: null, ...(await readZones()).elsewhere };
}
