import { ignoringErrors, readStored, writeStored } from "#app/lib/browser-storage.ts";

const key = "recent-searches";
const most = 6;

/** What was last searched for on this device, the newest first, at most six; nothing where nothing may be kept. */
export function readRecentSearches(): string[] {
  const kept: unknown = ignoringErrors(() => JSON.parse(readStored(key) ?? "[]"));
  return Array.isArray(kept) ? kept.filter((text) => typeof text === "string").slice(0, most) : [];
}

/** Keeps one more search; the same one moves to the front. */
export function saveRecentSearch(text: string): void {
  const search = text.trim().slice(0, 100);
  if (!search) return;
  const others = readRecentSearches().filter((other) => other.toLowerCase() !== search.toLowerCase());
  writeStored(key, JSON.stringify([search, ...others].slice(0, most)));
}

/** Forgets them all. */
export function clearRecentSearches(): void {
  writeStored(key, null);
}
