import { ignoringErrors, readStored, writeStored } from "#app/lib/browser-storage.ts";

/** One field that somebody typed into: in which form, as the how-manieth of its name, and what it said; a box says "on" or "". */
export type DraftField = { form: string; name: string; place: number; value: string };

/** What was typed and not saved when a session ended: whose it is, on which page, and when, in milliseconds. */
export type FormDraft = { staffId: number; address: string; fields: readonly DraftField[]; at: number };

const place = "admin-typing";

/** As long as a session of staff lasts at most. */
const lasts = 12 * 3_600_000;

/** The memory of this window for what was typed; one that may keep nothing keeps nothing. */
export const formDrafts = {
  keep(typing: Omit<FormDraft, "at">): void {
    writeStored(place, JSON.stringify({ ...typing, at: Date.now() }), "window");
  },

  /** What this person typed, once: it is forgotten as soon as it is asked for, and so is what somebody else typed here. */
  take(staffId: number): FormDraft | null {
    const kept = ignoringErrors(() => JSON.parse(readStored(place, "window") ?? "null") as FormDraft | null);
    writeStored(place, null, "window");
    return kept && kept.staffId === staffId && Date.now() - kept.at < lasts ? kept : null;
  },
};
