import type { FieldValue } from "#app/domain/resource/staff-table.ts";
import type { SettingField, SettingsTab } from "../settings-tabs.ts";

/** The settings as their rows hold them, by part. */
export type Parts = Record<string, unknown>;

function valueAt(parts: Parts, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, name) => (value as Parts | null | undefined)?.[name], parts);
}

function readField(parts: Parts, { at, member }: SettingField): FieldValue {
  const value = valueAt(parts, at);
  if (member) return Array.isArray(value) && value.includes(member);
  return (value ?? null) as FieldValue;
}

/** What stands for a secret in the audit log. */
export const secretMark = "•••";

/** Values as the audit log may have them. */
export const withoutSecrets = (
  { fields }: SettingsTab,
  values: Readonly<Record<string, FieldValue>>,
): Record<string, FieldValue> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, fields[name]?.secret ? (value ? secretMark : "") : value]),
  );

/** The values of a tab's fields, out of the parts of the settings. */
export const tabValues = ({ fields }: SettingsTab, parts: Parts): Record<string, FieldValue> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, readField(parts, field)]));

function withValue(parts: Parts, [name = "", ...rest]: readonly string[], value: unknown): Parts {
  const inner = parts[name];
  if (rest.length === 0) return { ...parts, [name]: value };
  return { ...parts, [name]: withValue((inner ?? {}) as Parts, rest, value) };
}

/** The parts of the settings with some of a tab's values changed. A text that is emptied is "", a number null. */
export function withTabValues({ fields }: SettingsTab, parts: Parts, values: Readonly<Record<string, FieldValue>>): Parts {
  return Object.entries(values).reduce((changed, [name, value]) => {
    const field = fields[name];
    if (!field) return changed;
    const { at, member, type } = field;
    if (member) {
      const others = (valueAt(changed, at) as string[]).filter((one) => one !== member);
      return withValue(changed, at, value === true ? [...others, member] : others);
    }
    return withValue(changed, at, value ?? (type === "whole" || type === "money" ? null : ""));
  }, parts);
}
