import { maintenanceKey } from "#app/domain/settings/maintenance.ts";
import { settingsOf } from "#app/domain/settings/shop-settings.server.ts";
import {
  emptyPart,
  listWhatsappRows,
  sealedPart,
  type WhatsappKey,
  whatsappKeys,
  whatsappSettingsOf,
} from "#app/domain/settings/whatsapp-settings.server.ts";
import type { Prisma } from "#app/generated/prisma/client.ts";
import { now } from "#app/platform/clock.server.ts";
import { db, type Tx } from "#app/platform/db.server.ts";
import { partKeys, type SettingsStore } from "../settings-tabs.ts";
import type { Parts } from "./tab-values.server.ts";

type Row = { key: string; value: unknown };
type Write = { key: string; value: Prisma.InputJsonValue; by: number };

/** A table that settings are kept in: a row for each part of them. */
interface Store {
  /** the name of its cached read's table */
  table: string;
  /** the key of each part's row */
  keys: Readonly<Record<string, string>>;
  partsOf: (rows: readonly Row[]) => Parts;
  list: () => Promise<Row[]>;
  /** makes the rows that are missing and holds them all, so that of two people saving at once the second sees what the first did */
  lock: (tx: Tx) => Promise<Row[]>;
  write: (tx: Tx, write: Write) => Promise<unknown>;
}

const shopKeys: readonly string[] = Object.values(partKeys);

const shop: Store = {
  table: "settings",
  keys: partKeys,
  partsOf: settingsOf,
  list: () => db.setting.findMany({ where: { isActive: true }, select: { key: true, value: true } }),
  async lock(tx) {
    await tx.$executeRaw`
      INSERT INTO settings (key, value, updated_at) SELECT key, CASE key WHEN 'gate_roles' THEN 'null' ELSE '{}' END::jsonb, ${now()}
      FROM unnest(${shopKeys}::text[]) AS key ON CONFLICT (key) DO NOTHING`;
    return tx.$queryRaw`SELECT key, value FROM settings WHERE key = ANY(${shopKeys}::text[]) ORDER BY key FOR UPDATE`;
  },
  write(tx, { key, value: changed, by }) {
    const at = now();
    const stamp = { updated_at: at.toISOString(), updated_by: by };
    const value = key === maintenanceKey ? { ...(changed as object), ...stamp } : changed; // B3.34: the value itself says when and by whom
    return tx.setting.update({ where: { key }, data: { value, isActive: true, updatedAt: at, updatedBy: by } });
  },
};

const emptyParts = JSON.stringify(Object.fromEntries(whatsappKeys.map((key) => [key, emptyPart(key)])));

const whatsapp: Store = {
  table: "whatsapp_settings",
  keys: Object.fromEntries(whatsappKeys.map((key: WhatsappKey) => [key, key])),
  partsOf: whatsappSettingsOf,
  list: listWhatsappRows,
  async lock(tx) {
    await tx.$executeRaw`
      INSERT INTO whatsapp_settings (setting_key, setting_value, updated_at)
      SELECT part.key, part.value, ${now()} FROM jsonb_each(${emptyParts}::jsonb) AS part ON CONFLICT (setting_key) DO NOTHING`;
    return tx.$queryRaw`
      SELECT setting_key AS key, CASE WHEN is_active THEN setting_value END AS value FROM whatsapp_settings
      WHERE setting_key = ANY(${whatsappKeys}::text[]) ORDER BY setting_key FOR UPDATE`;
  },
  write: (tx, { key, value, by }) => {
    const row = { value: sealedPart(value as object) as Prisma.InputJsonValue, isActive: true, updatedAt: now(), updatedBy: by };
    return tx.whatsappSetting.upsert({ where: { key }, create: { key, ...row }, update: row });
  },
};

const stores: Readonly<Record<SettingsStore, Store>> = { shop, whatsapp };

/** The table that a tab's settings are kept in. */
export const storeOf = ({ store = "shop" }: { store?: SettingsStore | undefined }): Store => stores[store];
