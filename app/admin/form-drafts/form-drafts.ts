import { ignoringErrors, readStored, writeStored } from "#app/lib/browser-storage.ts";

/** One typed field: its form, its index among fields of the same name, and its value; a checkbox has "on" or "". */
export type DraftField = { form: string; name: string; place: number; value: string };

/** Unsaved input at the end of a session: its owner, page and time, in milliseconds. */
export type FormDraft = { staffId: number; address: string; fields: readonly DraftField[]; at: number };

const place = "admin-typing";

/** The longest lifetime of a staff session. */
const lasts = 12 * 3_600_000;

/** Storage of unsaved input in this window; without storage it does nothing. */
export const formDrafts = {
  store(typing: Omit<FormDraft, "at">): void {
    writeStored(place, JSON.stringify({ ...typing, at: Date.now() }), "window");
  },

  /** Returns this person's draft and deletes it, as well as any other person's. */
  take(staffId: number): FormDraft | null {
    const stored = ignoringErrors(() => JSON.parse(readStored(place, "window") ?? "null") as FormDraft | null);
    writeStored(place, null, "window");
    return stored && stored.staffId === staffId && Date.now() - stored.at < lasts ? stored : null;
  },
};
