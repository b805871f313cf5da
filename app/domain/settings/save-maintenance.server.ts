import type { Outcome } from "#app/lib/outcome.ts";
import { saveSetting } from "./internal/save-setting.server.ts";
import type { MaintenanceChange } from "./maintenance-form.server.ts";
import { maintenanceKey, maintenanceSetting } from "./maintenance-setting.server.ts";

/**
 * Switches maintenance mode on or off for everybody at once (B4.13), or changes its message or number.
 *
 * @param edit the version that was edited, null saves over whatever is there; and by whom
 * @returns refused with `settings.changed-meanwhile`
 */
export const saveMaintenance = (
  change: MaintenanceChange,
  edit: { version: string | null; by: number },
): Promise<Outcome<void>> => saveSetting({ key: maintenanceKey, schema: maintenanceSetting }, change, edit);
