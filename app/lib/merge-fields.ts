/** Texts of a form by field name. */
export type FormTexts = Readonly<Record<string, string>>;

/** What a person decided about a field that two people changed. */
export type Resolution = "mine" | "theirs";

/** The texts of one form by field name, as it was loaded, as it was sent, and as the row is saved now. */
export interface Merge {
  loaded: FormTexts;
  mine: FormTexts;
  saved: FormTexts;
  /** fields that the form asked about, and what was decided; a field asked about without a decision stays a conflict */
  asked?: readonly string[];
  resolved?: Readonly<Record<string, Resolution | undefined>>;
}

/**
 * Merges a form with what somebody else saved since it was loaded, field by field: a field that this person did not change stays as it
 * is saved, one that only this person changed is written, and one that both changed to different texts is a conflict.
 *
 * @returns the names of the fields to write and of those in conflict, both in the order of `mine`
 */
export function mergeFields({ loaded, mine, saved, asked = [], resolved = {} }: Merge): { write: string[]; conflicts: string[] } {
  const write: string[] = [];
  const conflicts: string[] = [];
  for (const [name, text] of Object.entries(mine)) {
    const [before, now] = [loaded[name] ?? saved[name], saved[name]];
    const isAsked = asked.includes(name);
    if (text === before || text === now || (isAsked && resolved[name] === "theirs")) continue;
    if ((isAsked && !resolved[name]) || now !== before) conflicts.push(name);
    else write.push(name);
  }
  return { write, conflicts };
}

/** A form whose fields are columns of what it changes. */
export type MergedForm<Values extends object> = {
  /** the column of each form field */
  columns: Readonly<Record<string, keyof Values>>;
  /** the values as the form's fields hold them */
  textsOf: (values: Values) => FormTexts;
} & Pick<Merge, "loaded" | "asked" | "resolved">;

/**
 * Merges the values of a form with those that somebody else saved since it was loaded, as `mergeFields` does.
 *
 * @returns what of the form is to be written, and the names of the fields that both changed
 */
export function mergeValues<Values extends object>(
  mine: Values,
  saved: Values,
  { columns, textsOf, ...form }: MergedForm<Values>,
): { change: Partial<Values>; conflicts: string[] } {
  const { write, conflicts } = mergeFields({ ...form, mine: textsOf(mine), saved: textsOf(saved) });
  const change: Partial<Values> = {};
  for (const name of write) {
    const column = columns[name];
    if (column) change[column] = mine[column];
  }
  return { change, conflicts };
}
