import type { FormTexts } from "./to-text.ts";

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
