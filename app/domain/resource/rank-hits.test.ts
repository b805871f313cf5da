import { expect, test } from "vitest";
import { rankHits } from "./rank-hits.ts";

const ranked = (search: string, ...hits: (string | null)[][]) => rankHits(hits, search, (texts) => texts).map(([first]) => first);

test("the same text comes first, then its beginning, a word's beginning, any place, and what has the words apart", () => {
  const hits = [["cake of rice"], ["unrice"], ["r i c e"], ["rice cake"], ["Rice"]];
  expect(ranked("rice", ...hits)).toEqual(["Rice", "rice cake", "cake of rice", "unrice", "r i c e"]);
});

test("of two equal matches the one in the earlier column comes first, then the one that came first", () => {
  expect(ranked("rice", ["b", "rice"], ["rice", "x"], ["a", "rice"], ["c", null])).toEqual(["rice", "b", "a", "c"]);
  expect(ranked("rice", ["unrice", "x"], ["y", "rice cake"])).toEqual(["y", "unrice"]);
});

test("a word begins behind every sign that is no letter, also in another script", () => {
  expect(ranked("rice", ["unrice"], ["(rice"], ["چاولrice"])).toEqual(["(rice", "unrice", "چاولrice"]);
});
