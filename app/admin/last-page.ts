import { remember, remembered } from "#app/lib/memory.ts";
import type { SectionKey } from "./sections.ts";

const place = "admin-page";

/** The section this browser showed last, or null; a browser that keeps nothing remembers nothing. */
export const readLastPage = (): string | null => remembered(place);

/** Remembers which section to open next time (A2.83). */
export function rememberPage(key: SectionKey): void {
  remember(place, key);
}
