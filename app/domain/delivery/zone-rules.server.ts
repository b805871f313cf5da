import { recordAudits } from "#app/domain/audit/record-audits.server.ts";
import type { SaveAlso } from "#app/domain/resource/save-row.server.ts";
import { type RowChange, type RowOf, withRules } from "#app/domain/resource/staff-table.ts";
import { findShopSettings } from "#app/domain/settings/shop-settings.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { db, type Tx } from "#app/platform/db.server.ts";
import { isZoneName, zoneNames } from "./zone-names.ts";
import { zoneTable } from "./zone-table.ts";
import { usualStaffZone } from "./zones.server.ts";

type Zone = RowOf<"DeliveryZone">;

/** The city's zones without a record, with the shop's defaults, which customers there are charged by. */
async function listUnsetZones(): Promise<Zone[]> {
  const [{ delivery }, saved] = await Promise.all([
    findShopSettings(),
    db.deliveryZone.findMany({ where: { name: { in: [...zoneNames] } }, select: { name: true }, take: zoneNames.length }),
  ]);
  const taken = new Set(saved.map(({ name }) => name));
  const never = new Date(0);
  return zoneNames.flatMap((name, at) =>
    taken.has(name)
      ? []
      : [
          {
            ...{ id: -1 - at, version: 0, name, description: describeZone(name), aliases: [], riderMinutes: null },
            ...{ deliveryCharge: delivery.defaultCharge, minOrderForFreeDelivery: delivery.defaultFreeAbove },
            ...{ isActive: true, staffDefault: false, createdAt: never, updatedAt: never },
          },
        ],
  );
}

/** The number of the record of a city's zone that was listed without one. */
async function recordOfListed(id: number): Promise<number | null> {
  const zone = await db.deliveryZone.findUnique({ where: { name: zoneNames[-1 - id] ?? "" }, select: { id: true } });
  return zone?.id ?? null;
}

/** The default description of a zone (B7.51). */
const describeZone = (name: string): string => `Delivery zone for ${name}`;

/** Refuses a name that another zone has in any case; checks of names take turns until the transaction ends. */
async function checkName(tx: Tx, { before, after: { name } }: RowChange<"DeliveryZone">): Promise<Outcome<void>> {
  if (before?.name === name) return done(undefined);
  if (before && isZoneName(before.name)) return refused("zone.name-fixed", { field: "name", values: { name: before.name } });
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('zone-names'))`;
  const others = await tx.deliveryZone.findMany({
    where: { name: { equals: name.replace(/[\\%_]/g, "\\$&"), mode: "insensitive" }, NOT: { id: before?.id ?? 0 } },
    select: { name: true },
    take: 1,
  });
  const builtIn = zoneNames.find((one) => one !== name && one.toLowerCase() === name.toLowerCase());
  const other = others[0]?.name ?? builtIn;
  return other === undefined ? done(undefined) : refused("zone.taken", { field: "name", values: { name: other } });
}

/** Whether orders of staff begin with a zone: with the one that was chosen, or with the usual one while none was. */
async function isStaffZone(tx: Tx, { id, staffDefault }: Pick<Zone, "id" | "staffDefault">): Promise<boolean> {
  if (staffDefault || id !== usualStaffZone) return staffDefault;
  return (await tx.deliveryZone.count({ where: { staffDefault: true } })) === 0;
}

/** Where orders of staff begin from now on: another zone than the one that is being saved. */
type StaffZone = { heir: number | null };

/** The zones with the rules of the server; an heir is chosen in the form of the zone that orders of staff begin with. */
export const ruledZones = ({ heir }: StaffZone = { heir: null }) =>
  withRules(zoneTable, {
    unsaved: { tab: "not-set", list: listUnsetZones, recordOf: recordOfListed },
    complete: async (_tx, { name, description }) => (description ? {} : { description: describeZone(String(name)) }),
    async check(tx, change) {
      const { before, after } = change;
      const isSwitchedOff = before?.isActive && !after.isActive && heir === null;
      if (isSwitchedOff && (await isStaffZone(tx, before))) return refused("zone.staff-default", { field: "is_active" });
      return checkName(tx, change);
    },
    checkDelete: async (tx, zone) => ((await isStaffZone(tx, zone)) ? refused("zone.staff-default") : done(undefined)),
  });

/**
 * Lets orders of staff begin with another zone, in the transaction in which the one that they began with is saved.
 *
 * @returns what a save does besides; refused at `default_zone` with `zone.no-heir` for a zone that is not set or not active
 */
export const moveStaffZone =
  ({ heir }: StaffZone): SaveAlso =>
  async (tx, { id, by }) => {
    if (heir === null) return done(undefined);
    const zone = await tx.deliveryZone.findUniqueOrThrow({ where: { id } });
    if (!(await isStaffZone(tx, zone))) return done(undefined);
    await tx.deliveryZone.update({ where: { id }, data: { staffDefault: false, version: { increment: 1 } } });
    const taken = await tx.deliveryZone.updateMany({
      where: { id: heir, isActive: true, NOT: { id } },
      data: { staffDefault: true, version: { increment: 1 } },
    });
    if (taken.count === 0) return refused("zone.no-heir", { field: "default_zone" });
    const moved = (zoneId: number, isDefault: boolean) => ({
      ...{ id: zoneId, before: { staffDefault: !isDefault }, after: { staffDefault: isDefault } },
    });
    await recordAudits(tx, [moved(id, false), moved(heir, true)], { by, action: "save", entity: zoneTable.entity });
    return done(undefined);
  };

/** The saved zones that orders of staff may begin with, by name. */
export const listStaffZones = (): Promise<{ id: number; name: string }[]> =>
  db.deliveryZone.findMany({
    where: { isActive: true },
    select: { id: true, name: true },
    orderBy: { name: "asc" },
    take: 500,
  });
