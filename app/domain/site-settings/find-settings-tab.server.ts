import { z } from "zod";
import { readAuditLog } from "#app/domain/audit/read-audit-log.server.ts";
import { formFields } from "#app/domain/resource/staff-table.ts";
import { toText } from "#app/domain/resource/to-text.ts";
import type { FormTexts } from "#app/lib/merge-fields.ts";
import { storeOf } from "./internal/settings-stores.server.ts";
import { type Parts, tabValues } from "./internal/tab-values.server.ts";
import type { SettingsTab } from "./settings-tabs.ts";

/** The audit log has the changes of settings under this name, by tab. */
export const settingsEntity = "settings";

/** What the form of a tab shows of the settings; a secret never leaves. */
export function tabTexts(tab: SettingsTab, parts: Parts): FormTexts {
  const values = tabValues(tab, parts);
  return Object.fromEntries(
    formFields(tab).map(({ name, column, field }) => [name, tab.fields[column]?.secret ? "" : toText(field, values[column])]),
  );
}

/** The secrets of a tab that are set, by field name. */
const secretsOf = (tab: SettingsTab, parts: Parts): string[] => {
  const values = tabValues(tab, parts);
  return formFields(tab).flatMap(({ name, column }) => (tab.fields[column]?.secret && values[column] ? [name] : []));
};

/** The last change of a tab: the fields with their values before, by whom and when. */
export type LastSettingsChange = { id: number; at: Date; who: string | null; fields: string[] };

const changedFields = z.record(z.string(), z.unknown());

/**
 * A tab as staff edit it, read from the database itself and never from memory, its last change, which can be undone, and
 * which secrets are set.
 */
export async function findSettingsTab(
  tab: SettingsTab,
): Promise<{ texts: FormTexts; last: LastSettingsChange | null; secrets: string[] }> {
  const store = storeOf(tab);
  const [rows, [entry]] = await Promise.all([
    store.list(),
    readAuditLog({ entity: settingsEntity, rows: [{ id: tab.name, take: 1 }] }),
  ]);
  const changed = changedFields.safeParse(entry?.after);
  const last =
    entry && changed.success ? { id: entry.id, at: entry.at, who: entry.who, fields: Object.keys(changed.data) } : null;
  const parts = store.partsOf(rows);
  return { texts: tabTexts(tab, parts), last, secrets: secretsOf(tab, parts) };
}
