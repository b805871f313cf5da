import type { z } from "zod";
import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import type { Prisma } from "#app/generated/prisma/client.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { invalidateReads } from "#app/platform/cached-read.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { type Tx, transact } from "#app/platform/db.server.ts";

type Stamp = { updated_at: string | null; updated_by: number | null };

/** The version of a saved setting, so that a conflicting save is detected; `first` before any save. */
export const versionOf = ({ updated_at }: Pick<Stamp, "updated_at">): string => updated_at ?? "first";

/** A setting with when and by whom it was saved: its key in the table and what its value may be. */
type Setting<Value extends Stamp> = { key: string; schema: z.ZodType<Value> };

/** Holds the setting's row, made if need be, so that of two people saving at once the second sees what the first did. */
async function lockSetting<Value extends Stamp>(tx: Tx, { key, schema }: Setting<Value>): Promise<Value> {
  await tx.$executeRaw`
    INSERT INTO settings (key, value, updated_at) VALUES (${key}, '{}', ${now()}) ON CONFLICT (key) DO NOTHING`;
  const [row] = await tx.$queryRaw<{ value: unknown }[]>`SELECT value FROM settings WHERE key = ${key} FOR UPDATE`;
  const read = schema.safeParse(row?.value);
  return read.success ? read.data : schema.parse({});
}

/**
 * Saves a setting for everybody at once; who did it is written down with both values.
 *
 * @param version the one that was edited; null saves over whatever is there
 * @returns refused with `settings.changed-meanwhile`
 */
export async function saveSetting<Value extends Stamp>(
  setting: Setting<Value>,
  change: Omit<Value, keyof Stamp>,
  { version, by }: { version: string | null; by: number },
): Promise<Outcome<void>> {
  const { key } = setting;
  const outcome = await transact<void>(async (tx) => {
    const before = await lockSetting(tx, setting);
    if (version !== null && version !== versionOf(before)) return refused("settings.changed-meanwhile");
    const at = now();
    const value = { ...change, updated_at: at.toISOString(), updated_by: by };
    await tx.setting.update({ where: { key }, data: { value, isActive: true, updatedAt: at, updatedBy: by } });
    await recordAudit(tx, {
      by,
      action: "save",
      entity: "setting",
      id: key,
      before: before as Prisma.InputJsonValue,
      after: value,
    });
    return done(undefined);
  });
  if (outcome.ok) invalidateReads("settings");
  return outcome;
}
