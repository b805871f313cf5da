import { expect, test } from "vitest";
import { forbidMemory, freshMemory } from "#tests/fixtures/browser-memory.ts";
import { clearRecentSearches, readRecentSearches, saveRecentSearch } from "./search-recent.ts";

freshMemory();

test("the last six searches are kept, the newest first, each once", () => {
  for (const text of ["aata", "doodh", "chai", "Doodh ", "anday", "cheeni", "tail", "surf"]) saveRecentSearch(text);
  expect(readRecentSearches()).toEqual(["surf", "tail", "cheeni", "anday", "Doodh", "chai"]);
});

test("spaces alone are no search", () => {
  saveRecentSearch("   ");
  expect(readRecentSearches()).toEqual([]);
});

test("they can be forgotten", () => {
  saveRecentSearch("aata");
  clearRecentSearches();
  expect(readRecentSearches()).toEqual([]);
});

test.each(["not json", "{}", '[1, null, "aata"]'])("what somebody else wrote there, %s, does no harm", (text) => {
  localStorage.setItem("recent-searches", text);
  expect(readRecentSearches().every((search) => search === "aata")).toBe(true);
});

test("a browser that keeps nothing searches all the same", () => {
  forbidMemory();
  saveRecentSearch("aata");
  expect(readRecentSearches()).toEqual([]);
});
