import type { SectionKey } from "#app/domain/team/section-rights.ts";
import { readStored, writeStored } from "#app/lib/browser-storage.ts";

const place = "admin-page";

/** The section opened last in this browser, or null; null without storage too. */
export const readLastPage = (): string | null => readStored(place);

/** Stores the section to open next time (A2.83). */
export function saveLastPage(key: SectionKey): void {
  writeStored(place, key);
}
