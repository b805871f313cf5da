import { useSyncExternalStore } from "react";
import type { SectionKey } from "#app/domain/team/section-rights.ts";
import { readStored, writeStored } from "#app/lib/browser-storage.ts";
import { shownSection } from "../page-address.ts";
import { sectionPath } from "../sections.ts";

const place = (key: SectionKey) => `admin-list:${key}`;

/** Stores the filter, sort and page of a section's list in this window whenever it is shown. */
export function saveListAddress(pathname: string, search: string): void {
  const key = shownSection(pathname);
  if (pathname === sectionPath(key)) writeStored(place(key), search, "window");
}

/** The address of a section's list as last shown in this window. */
export function listAddress(key: SectionKey): string {
  const search = readStored(place(key), "window");
  return sectionPath(key) + (search?.startsWith("?") ? search : "");
}

const never = () => () => undefined;

/** The same for a back link from one of its rows: the server, which has no session storage, links to the unfiltered list. */
export const useListAddress = (key: SectionKey): string =>
  useSyncExternalStore(
    never,
    () => listAddress(key),
    () => sectionPath(key),
  );
