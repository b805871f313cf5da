import { z } from "zod";
import { db } from "#app/platform/db.server.ts";
import { versionOf } from "./internal/save-setting.server.ts";
import { defaultMessage } from "./maintenance.ts";
import { maintenanceKey as key, type MaintenanceSetting, maintenanceSetting } from "./maintenance-setting.server.ts";
import { findShopSettings } from "./shop-settings.server.ts";

const audited = z.object({ before: maintenanceSetting, after: maintenanceSetting });

/**
 * Maintenance mode as staff edit it, and the change before: by whom, when, and what was saved until then. Read from the
 * database itself, never from memory. A setting never saved starts with the usual message and the shop's number (B9.07).
 */
export async function findMaintenance() {
  const [row, { shop }] = await Promise.all([
    db.setting.findUnique({ where: { key }, select: { value: true } }),
    findShopSettings(),
  ]);
  const saved = maintenanceSetting.safeParse(row?.value);
  const fresh = {
    is_enabled: false,
    message: defaultMessage,
    whatsapp_number: shop.whatsapp,
    updated_at: null,
    updated_by: null,
  };
  const setting = saved.success ? saved.data : fresh;
  return { setting, version: versionOf(setting), last: await findLastChange(setting) };
}

/** The change that made the setting what it is; null when nobody ever changed it. */
async function findLastChange({ updated_at: at, updated_by: by }: MaintenanceSetting) {
  if (at === null) return null;
  const where = { entity: "setting", entityId: key };
  const entry = audited.safeParse(await db.auditEntry.findFirst({ where, orderBy: { id: "desc" } }));
  if (!entry.success || entry.data.after.updated_at !== at) return null;
  const user = by === null ? null : await db.user.findUnique({ where: { id: by }, select: { name: true } });
  return { at: new Date(at), by: user?.name ?? null, ...entry.data };
}
