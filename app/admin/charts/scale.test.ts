import { expect, test } from "vitest";
import { bottomOf, shortNumber, topOf } from "./scale.ts";

test("a scale ends at a round number above every value, and goes below nothing only for a loss", () => {
  expect([topOf([]), topOf([0]), topOf([7, 34]), topOf([100]), topOf([101])]).toEqual([1, 1, 50, 100, 200]);
  expect([bottomOf([3, 4]), bottomOf([-3, 40])]).toEqual([0, -5]);
});

test("numbers beside a scale are as short as people here say them", () => {
  expect([0, 950, 12_500, -2_000, 300_000, 12_000_000].map(shortNumber)).toEqual([
    "0",
    "950",
    "12.5k",
    "-2k",
    "3\u00a0lakh",
    "1.2\u00a0cr",
  ]);
});
