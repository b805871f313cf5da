import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clearRecentSearches, keepRecentSearch, readRecentSearches } from "./search-recent.ts";

/** What a browser keeps on the device. */
function makeStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

beforeEach(() => vi.stubGlobal("localStorage", makeStorage()));
afterEach(() => vi.unstubAllGlobals());

test("the last six searches are kept, the newest first, each once", () => {
  for (const text of ["aata", "doodh", "chai", "Doodh ", "anday", "cheeni", "tail", "surf"]) keepRecentSearch(text);
  expect(readRecentSearches()).toEqual(["surf", "tail", "cheeni", "anday", "Doodh", "chai"]);
});

test("spaces alone are no search", () => {
  keepRecentSearch("   ");
  expect(readRecentSearches()).toEqual([]);
});

test("they can be forgotten", () => {
  keepRecentSearch("aata");
  clearRecentSearches();
  expect(readRecentSearches()).toEqual([]);
});

test.each(["not json", "{}", '[1, null, "aata"]'])("what somebody else wrote there, %s, does no harm", (text) => {
  localStorage.setItem("recent-searches", text);
  expect(readRecentSearches().every((search) => search === "aata")).toBe(true);
});

test("a browser that keeps nothing searches all the same", () => {
  const refuse = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  keepRecentSearch("aata");
  expect(readRecentSearches()).toEqual([]);
});
