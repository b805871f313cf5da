const key = "recent-searches";
const most = 6;

/** What was last searched for on this device, the newest first, at most six; nothing where nothing may be kept. */
export function readRecentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(kept) ? kept.filter((text) => typeof text === "string").slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Keeps one more search; the same one moves to the front. */
export function keepRecentSearch(text: string): void {
  const search = text.trim().slice(0, 100);
  if (!search) return;
  const others = readRecentSearches().filter((other) => other.toLowerCase() !== search.toLowerCase());
  write([search, ...others].slice(0, most));
}

/** Forgets them all. */
export const clearRecentSearches = (): void => write([]);

function write(searches: string[]): void {
  try {
    if (searches.length > 0) localStorage.setItem(key, JSON.stringify(searches));
    else localStorage.removeItem(key);
  } catch {
    // a full or closed storage keeps nothing; searching goes on
  }
}
