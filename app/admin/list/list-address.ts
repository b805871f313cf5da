import { useSyncExternalStore } from "react";
import { shownSection } from "../page-address.ts";
import { type SectionKey, sectionPath } from "../sections.ts";

const place = (key: SectionKey) => `admin-list:${key}`;

/** Remembers how a section's list was filtered, sorted and paged in this window, whenever it is on screen. */
export function rememberList(pathname: string, search: string): void {
  const key = shownSection(pathname);
  if (pathname !== sectionPath(key)) return;
  try {
    sessionStorage.setItem(place(key), search);
  } catch {
    // Without a memory the list opens unfiltered.
  }
}

/** A section's list as it was last seen in this window. */
export function listAddress(key: SectionKey): string {
  try {
    const search = sessionStorage.getItem(place(key));
    return sectionPath(key) + (search?.startsWith("?") ? search : "");
  } catch {
    return sectionPath(key);
  }
}

const never = () => () => undefined;

/** The same for a link back from one of its rows: the server, which has no memory, links to the unfiltered list. */
export const useListAddress = (key: SectionKey): string =>
  useSyncExternalStore(
    never,
    () => listAddress(key),
    () => sectionPath(key),
  );
