import { readStored, writeStored } from "#app/lib/browser-storage.ts";
import type { SectionKey } from "./sections.ts";

const place = "admin-page";

/** The section this browser showed last, or null; a browser that keeps nothing remembers nothing. */
export const readLastPage = (): string | null => readStored(place);

/** Remembers which section to open next time (A2.83). */
export function saveLastPage(key: SectionKey): void {
  writeStored(place, key);
}
