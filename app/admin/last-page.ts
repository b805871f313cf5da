import type { SectionKey } from "./sections.ts";

const place = "admin-page";

/** The section this browser showed last, or null; a browser that keeps nothing remembers nothing. */
export function readLastPage(): string | null {
  try {
    return localStorage.getItem(place);
  } catch {
    return null;
  }
}

/** Remembers which section to open next time (A2.83). */
export function rememberPage(key: SectionKey): void {
  try {
    localStorage.setItem(place, key);
  } catch {
    // Private windows may refuse to keep anything; the dashboard opens then.
  }
}
