import { expect, test } from "vitest";
import { largestParts } from "./largest-parts.ts";
import { roundTicks, shortNumber } from "./scale.ts";

test("a scale counts in round steps, holds every value and shows zero", () => {
  expect(roundTicks([0])).toEqual([0, 1]);
  expect(roundTicks([8450])).toEqual([0, 2500, 5000, 7500, 10_000]);
  expect(roundTicks([12_000, 700])).toEqual([0, 5000, 10_000, 15_000]);
  expect(roundTicks([300, -120])).toEqual([-200, 0, 200, 400]);
  expect(roundTicks([3])).toEqual([0, 1, 2, 3]);
});

test("a number beside a scale is short", () => {
  expect([900, 12_500, 300_000, 12_000_000, -2500].map(shortNumber)).toEqual([
    "900",
    "12.5k",
    "3\u00a0lakh",
    "1.2\u00a0cr",
    "-2.5k",
  ]);
});

test("what has no bar of its own is drawn as one, last, so that the bars come to the whole", () => {
  const parts = [900, 500, 300, 200, 100].map((revenue, at) => ({ name: `Part ${at}`, revenue }));
  const nameOther = (count: number) => `Other, ${count} more`;
  const drawn = largestParts(parts, 3, nameOther);
  expect(drawn.at(-1)).toEqual({ name: "Other, 2 more", revenue: 300, isOther: true });
  expect(drawn.reduce((sum, { revenue }) => sum + revenue, 0)).toBe(2000);
  expect(largestParts(parts, 4, nameOther)).toHaveLength(5);
  expect(largestParts(parts, 4, nameOther).some(({ isOther }) => isOther)).toBe(false);
});
