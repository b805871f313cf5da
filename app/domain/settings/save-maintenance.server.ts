import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { type Tx, transact } from "#app/platform/db.server.ts";
import { forgetFacts } from "#app/platform/kept-facts.server.ts";
import type { MaintenanceChange } from "./maintenance-form.server.ts";
import { maintenanceKey as key, type MaintenanceSetting, maintenanceSetting, versionOf } from "./maintenance-setting.server.ts";

/** Holds the setting's row, made if need be, so that of two people saving at once the second sees what the first did. */
async function lockSetting(tx: Tx): Promise<MaintenanceSetting> {
  await tx.$executeRaw`
    INSERT INTO settings (key, value, updated_at) VALUES (${key}, '{}', ${now()}) ON CONFLICT (key) DO NOTHING`;
  const [row] = await tx.$queryRaw<{ value: unknown }[]>`SELECT value FROM settings WHERE key = ${key} FOR UPDATE`;
  return maintenanceSetting.catch(maintenanceSetting.parse({})).parse(row?.value);
}

/**
 * Switches maintenance mode on or off for everybody at once (B4.13), or changes its message or number; who did it is written
 * down with both values.
 *
 * @param version the one that was edited; null saves over whatever is there
 * @returns refused with `settings.changed-meanwhile`
 */
export async function saveMaintenance(
  change: MaintenanceChange,
  { version, by }: { version: string | null; by: number },
): Promise<Outcome<void>> {
  const outcome = await transact<void>(async (tx) => {
    const before = await lockSetting(tx);
    if (version !== null && version !== versionOf(before)) return refused("settings.changed-meanwhile");
    const at = now();
    const value: MaintenanceSetting = { ...change, updated_at: at.toISOString(), updated_by: by };
    await tx.setting.update({ where: { key }, data: { value, isActive: true, updatedAt: at, updatedBy: by } });
    await recordAudit(tx, { by, action: "save", entity: "setting", id: key, before, after: value });
    return done(undefined);
  });
  if (outcome.ok) forgetFacts("settings");
  return outcome;
}
