import { z } from "zod";
import { markIdleSessions } from "#app/domain/accounts/session.server.ts";
import { differences } from "#app/domain/audit/differences.ts";
import { readAuditLog } from "#app/domain/audit/read-audit-log.server.ts";
import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { listConflicts } from "#app/domain/resource/list-conflicts.server.ts";
import { type FieldValue, fieldName } from "#app/domain/resource/staff-table.ts";
import { toText } from "#app/domain/resource/to-text.ts";
import type { ShopSettings } from "#app/domain/settings/shop-settings.server.ts";
import { endSessionsWithoutCode } from "#app/domain/two-factor/staff-requirement.server.ts";
import type { Prisma } from "#app/generated/prisma/client.ts";
import { type FormTexts, mergeFields } from "#app/lib/merge-fields.ts";
import { done, type FieldConflict, type Outcome, refused } from "#app/lib/outcome.ts";
import { invalidateReads } from "#app/platform/cached-read.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { type Tx, transact } from "#app/platform/db.server.ts";
import { settingsEntity, tabTexts } from "./find-settings-tab.server.ts";
import { storeOf } from "./internal/settings-stores.server.ts";
import { type Parts, tabValues, withoutSecrets, withTabValues } from "./internal/tab-values.server.ts";
import type { SettingsForm } from "./settings-form.server.ts";
import type { SettingsTab } from "./settings-tabs.ts";

/** A tab that was saved; or the fields that somebody else changed too, with all texts as they are saved now. */
export type SavedSettings = { isSaved: true } | { isSaved: false; conflicts: readonly FieldConflict[]; saved: FormTexts };

type Values = Readonly<Record<string, FieldValue>>;

/** All parts of the settings that a tab's table has, their rows held. */
async function lockParts(tx: Tx, tab: SettingsTab): Promise<Parts> {
  const store = storeOf(tab);
  return store.partsOf(await store.lock(tx));
}

const siteOf = (parts: Parts) => parts["site"] as ShopSettings["site"] | undefined;

/** Where a change switches the second factor of staff on or off: its time, from which the days of grace count. */
async function withTwoFactorSince(tx: Tx, before: Parts, after: Parts): Promise<Parts> {
  const site = siteOf(after);
  if (!site || site.twoFactor === siteOf(before)?.twoFactor) return after;
  const { twoFactor } = site;
  if (twoFactor) await endSessionsWithoutCode(tx);
  return { ...after, site: { ...site, twoFactorSince: twoFactor ? now().toISOString() : null } };
}

/** What runs out under the old timeout has run out: a longer one holds only for sessions that are still in use. */
async function markIdleBeforeLonger(tx: Tx, before: Parts, after: Parts): Promise<void> {
  const [old, next] = [siteOf(before)?.sessionTimeout, siteOf(after)?.sessionTimeout];
  if (old !== undefined && next !== undefined && next > old) await markIdleSessions(tx, old);
}

async function writeValues(tx: Tx, tab: SettingsTab, parts: Parts, { values, by }: { values: Values; by: number }) {
  const before = tabValues(tab, parts);
  const changed = differences(before, { ...before, ...values });
  if (!changed) return;
  const after = await withTwoFactorSince(tx, parts, withTabValues(tab, parts, changed.after as Values));
  await markIdleBeforeLonger(tx, parts, after);
  const store = storeOf(tab);
  for (const [part, key] of Object.entries(store.keys)) {
    if (after[part] !== parts[part]) await store.write(tx, { key, value: after[part] as Prisma.InputJsonValue, by });
  }
  const entry = { before: withoutSecrets(tab, changed.before as Values), after: withoutSecrets(tab, changed.after as Values) };
  await recordAudit(tx, { by, action: "save", entity: settingsEntity, id: tab.name, ...entry });
}

/**
 * Saves what this person changed of a tab for everybody at once. When somebody else changed a field of it to something else, nothing is
 * written and each such field is asked about.
 */
export async function saveSettings(tab: SettingsTab, form: SettingsForm, by: number): Promise<Outcome<SavedSettings>> {
  const outcome = await transact<SavedSettings>(async (tx) => {
    const parts = await lockParts(tx, tab);
    const saved = tabTexts(tab, parts);
    const columns = Object.entries(tab.fields).map(([column, field]) => ({ column, field, name: fieldName(column) }));
    const mine = Object.fromEntries(columns.map(({ name, field }) => [name, toText(field, form.values[name])]));
    const { write, conflicts } = mergeFields({ ...form, loaded: form.loaded ?? saved, mine, saved });
    if (conflicts.length > 0) {
      const fields = columns.filter(({ name }) => conflicts.includes(name));
      const asked = { fields, loaded: form.loaded ?? saved, saved };
      return done({ isSaved: false, conflicts: await listConflicts(tx, { entity: settingsEntity, id: tab.name }, asked), saved });
    }
    const values = columns.flatMap(({ column, name }) => (write.includes(name) ? [[column, form.values[name] ?? null]] : []));
    await writeValues(tx, tab, parts, { values: Object.fromEntries(values) as Values, by });
    return done({ isSaved: true });
  });
  if (outcome.ok) invalidateReads(storeOf(tab).table);
  return outcome;
}

const undoable = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]));

/**
 * Undoes the last change of a tab: its fields get the values that they had before. Secrets stay, since their old values are nowhere.
 *
 * @param id the entry of the audit log that is undone
 * @returns refused with `settings.changed-meanwhile` when it is no longer the last
 */
export async function undoSettings(tab: SettingsTab, id: number, by: number): Promise<Outcome<void>> {
  const outcome = await transact<void>(async (tx) => {
    const parts = await lockParts(tx, tab);
    const [last] = await readAuditLog({ entity: settingsEntity, rows: [{ id: tab.name, take: 1 }] }, tx);
    const before = undoable.safeParse(last?.before);
    if (last?.id !== id || !before.success) return refused("settings.changed-meanwhile");
    const values = Object.fromEntries(Object.entries(before.data).filter(([column]) => !tab.fields[column]?.secret));
    await writeValues(tx, tab, parts, { values, by });
    return done(undefined);
  });
  if (outcome.ok) invalidateReads(storeOf(tab).table);
  return outcome;
}
