import fc from "fast-check";
import { expect, test } from "vitest";
import { spread, wrap } from "./fit.ts";

test("text breaks at its spaces, a longer word where the paper ends", () => {
  expect(wrap("Fresh tomatoes from Multan", 10)).toEqual(["Fresh", "tomatoes", "from", "Multan"]);
  expect(wrap("abcdefgh ij", 3)).toEqual(["abc", "def", "gh", "ij"]);
  expect(wrap("", 10)).toEqual([""]);
});

test("an amount stands at the right edge, below when there is no room", () => {
  expect(spread("Total", "Rs. 311.50", 20)).toEqual(["Total     Rs. 311.50"]);
  expect(spread("A very long label here", "Rs. 311.50", 20)).toEqual(["A very long label", "here      Rs. 311.50"]);
  expect(spread("Eighteen letters..", "Rs. 311.50", 20)).toEqual(["Eighteen letters..", "          Rs. 311.50"]);
});

test("no line is wider than the paper and no word is lost, whatever is written", () => {
  const words = fc.array(fc.stringMatching(/^[a-z0-9.]{1,30}$/), { maxLength: 12 });
  fc.assert(
    fc.property(words, words, fc.integer({ min: 8, max: 48 }), (left, right, width) => {
      const lines = spread(left.join(" "), right.join(" "), width);
      expect(lines.every((line) => line.length <= width)).toBe(true);
      expect(lines.join("").replaceAll(" ", "")).toBe([...left, ...right].join(""));
    }),
  );
});
