import { ignoringErrors, listStored, readStored, writeStored } from "#app/lib/browser-storage.ts";

/** One filled-in field: its name, which of its name it is, and what it holds (`currentText`). */
export type FieldDraft = readonly [name: string, which: string, text: string];

interface FormDraft {
  fields: readonly FieldDraft[];
  /** Milliseconds since 1970. */
  at: number;
}

/** The names of all drafts begin so. */
const draftPrefix = "draft:";

/** A draft that is older is thrown away, milliseconds. */
const lasts = 24 * 3_600_000;

/** The account whose drafts are read and written; empty for a visitor, whose drafts are the device's. */
let owner = "";

export function setDraftOwner(id: number | null): void {
  owner = id === null ? "" : String(id);
}

const nameOf = (place: string, whose: string) => `${draftPrefix}${whose}:${place}`;

function readDraft(name: string): FormDraft | null {
  const draft = ignoringErrors(() => JSON.parse(readStored(name) ?? "null") as FormDraft | null);
  return Array.isArray(draft?.fields) && Date.now() - draft.at < lasts ? draft : null;
}

/** The draft of a form; an account takes over what was typed on this device before it was signed in. */
const draftOf = (place: string): FormDraft | null => readDraft(nameOf(place, owner)) ?? readDraft(nameOf(place, ""));

/** The fields of a form's draft. */
export const readDraftFields = (place: string): readonly FieldDraft[] => draftOf(place)?.fields ?? [];

/** Stores a form's draft; without fields it is removed. One that is the same grows older. */
export function writeDraft(place: string, fields: readonly FieldDraft[]): void {
  const known = draftOf(place);
  const isSame = JSON.stringify(known?.fields) === JSON.stringify(fields);
  const draft: FormDraft = { fields, at: isSame && known ? known.at : Date.now() };
  if (owner !== "") writeStored(nameOf(place, ""), null);
  writeStored(nameOf(place, owner), fields.length > 0 ? JSON.stringify(draft) : null);
}

/** Removes what nobody came back for. */
export function removeOldDrafts(): void {
  for (const name of listStored(draftPrefix)) if (!readDraft(name)) writeStored(name, null);
}
