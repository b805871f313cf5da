import { useSyncExternalStore } from "react";
import { readStored, writeStored } from "#app/lib/browser-storage.ts";
import { shownSection } from "../page-address.ts";
import { type SectionKey, sectionPath } from "../sections.ts";

const place = (key: SectionKey) => `admin-list:${key}`;

/** Remembers how a section's list was filtered, sorted and paged in this window, whenever it is on screen. */
export function saveListAddress(pathname: string, search: string): void {
  const key = shownSection(pathname);
  if (pathname === sectionPath(key)) writeStored(place(key), search, "window");
}

/** A section's list as it was last seen in this window. */
export function listAddress(key: SectionKey): string {
  const search = readStored(place(key), "window");
  return sectionPath(key) + (search?.startsWith("?") ? search : "");
}

const never = () => () => undefined;

/** The same for a link back from one of its rows: the server, which has no memory, links to the unfiltered list. */
export const useListAddress = (key: SectionKey): string =>
  useSyncExternalStore(
    never,
    () => listAddress(key),
    () => sectionPath(key),
  );
