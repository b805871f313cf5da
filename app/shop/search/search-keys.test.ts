import { describe, expect, test } from "vitest";
import { nextCell } from "./search-keys.ts";

/** A product with its stepper, another, and a category. */
const rows = [2, 2, 1];

describe("the arrow keys in the suggestions", () => {
  test.each([
    ["ArrowDown", null, { row: 0, cell: 0 }],
    ["ArrowDown", { row: 0, cell: 1 }, { row: 1, cell: 0 }],
    ["ArrowDown", { row: 2, cell: 0 }, null],
    ["ArrowUp", null, { row: 2, cell: 0 }],
    ["ArrowUp", { row: 0, cell: 0 }, null],
    ["ArrowUp", { row: 2, cell: 0 }, { row: 1, cell: 0 }],
    ["ArrowRight", { row: 1, cell: 0 }, { row: 1, cell: 1 }],
    ["ArrowLeft", { row: 1, cell: 1 }, { row: 1, cell: 0 }],
  ])("%s from %j leads to %j", (key, from, to) => {
    expect(nextCell(key, from, rows)).toEqual(to);
  });

  test.each([
    ["ArrowRight", null],
    ["ArrowRight", { row: 2, cell: 0 }],
    ["ArrowLeft", { row: 0, cell: 0 }],
    ["a", { row: 0, cell: 0 }],
    ["Home", null],
  ])("%s from %j belongs to the text", (key, from) => {
    expect(nextCell(key, from, rows)).toBeUndefined();
  });
});
