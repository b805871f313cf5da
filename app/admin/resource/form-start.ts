import type { ListedRow, ResourceResult, ResourceView } from "#app/domain/resource/resource-view.ts";
import type { FormField } from "#app/domain/resource/staff-table.ts";
import { normalizedText } from "#app/domain/resource/to-text.ts";
import type { FieldConflict } from "#app/lib/outcome.ts";
import { parseTexts } from "#app/lib/parse-texts.ts";

type Values = Readonly<Record<string, string>>;

/** What a form begins with, at first or when it came back. */
export interface FormStart {
  version: number | null;
  /** what was saved when the form was loaded: changes are measured by it */
  loaded: Values;
  /** what stands in the fields */
  values: Values;
  conflicts: readonly FieldConflict[];
}

const textOf = (value: unknown): string => (typeof value === "string" ? value.replaceAll("\r\n", "\n") : "");

/** What was typed into a field; a tick that is off is not sent. */
export const typedIn = ({ name, field }: FormField, sent: Readonly<Record<string, unknown>>): string =>
  textOf(sent[name]) || (field.type === "tick" ? "off" : "");

/**
 * What an editor's form begins with. A form that came back keeps what was typed and what it is measured by; after a conflict it is
 * measured by what is saved now, and fields that only somebody else changed show what they were changed to.
 */
export function formStart<Row extends ListedRow>(
  editor: NonNullable<ResourceView<Row>["editor"]>,
  fields: readonly FormField[],
  result: ResourceResult | undefined,
): FormStart {
  const saved = editor.values;
  const version = editor.row?.version ?? null;
  const sent = result?.initialValue;
  if (!sent) return { version, loaded: saved, values: saved, conflicts: [] };

  const loaded = parseTexts(sent["loaded"]) ?? saved;
  // the form of a row has no control for what never changes; a row that was deleted meanwhile may be added anew with it
  const isKept = ({ name, field }: FormField) => field.immutable && sent[name] === undefined;
  const typed = Object.fromEntries(
    fields.map((field) => [field.name, isKept(field) ? (saved[field.name] ?? "") : typedIn(field, sent)]),
  );
  const conflicts = result.conflicts ?? [];
  if (conflicts.length === 0) {
    const sentVersion = Number(sent["version"]);
    // without JavaScript the control of a decided field holds this person's text, whichever was chosen
    const isTheirs = ({ name }: FormField) => sent[`resolve_${name}`] === "theirs" && loaded[name] !== undefined;
    const theirs = fields.filter(isTheirs).map(({ name }) => [name, loaded[name] ?? ""]);
    return {
      version: Number.isInteger(sentVersion) && version !== null ? sentVersion : version,
      loaded,
      values: { ...typed, ...Object.fromEntries(theirs) },
      conflicts,
    };
  }
  const now = result.saved ?? saved;
  const isMine = ({ name, field }: FormField) =>
    normalizedText(field, typed[name] ?? "") !== loaded[name] && sent[`resolve_${name}`] !== "theirs";
  const values = fields.map((field) => [field.name, (isMine(field) ? typed : now)[field.name] ?? ""]);
  return { version, loaded: now, values: Object.fromEntries(values), conflicts };
}
