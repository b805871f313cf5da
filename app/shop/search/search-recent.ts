import { ignoringErrors, readStored, writeStored } from "#app/lib/browser-storage.ts";

const key = "recent-searches";
const maxSearches = 6;

/** The recent searches of this device, the newest first, at most six; empty without storage. */
export function readRecentSearches(): string[] {
  const stored: unknown = ignoringErrors(() => JSON.parse(readStored(key) ?? "[]"));
  return Array.isArray(stored) ? stored.filter((text) => typeof text === "string").slice(0, maxSearches) : [];
}

/** Stores one more search; an existing one moves to the front. */
export function saveRecentSearch(text: string): void {
  const search = text.trim().slice(0, 100);
  if (!search) return;
  const others = readRecentSearches().filter((other) => other.toLowerCase() !== search.toLowerCase());
  writeStored(key, JSON.stringify([search, ...others].slice(0, maxSearches)));
}

/** Deletes all of them. */
export function clearRecentSearches(): void {
  writeStored(key, null);
}
