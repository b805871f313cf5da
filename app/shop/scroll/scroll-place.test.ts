import { expect, test } from "vitest";
import { placeOf, scrollTarget } from "./scroll-place.ts";

const shelf = (...tops: number[]) => tops.map((top, at) => ({ id: `/product/${at + 1}`, top }));

test("A2.75 the card nearest to 100 px below the top is what is remembered", () => {
  expect(placeOf(0, 900, shelf(-260, 80, 420))).toEqual({ x: 0, y: 900, elementId: "/product/2" });
  expect(placeOf(0, 900, shelf(-40, 300, 640)).elementId).toBe("/product/1");
});

test("A2.75 coming back puts that card 100 px below the top, wherever it stands by then", () => {
  const kept = placeOf(0, 900, shelf(-260, 80, 420));
  expect(scrollTarget(kept, 0, shelf(640, 980, 1320))).toBe(880);
  expect(scrollTarget(kept, 0, shelf(1040, 1380, 1720))).toBe(1280);
});

test("a page at its top, far from any card, or whose card has gone, is put back to the pixel", () => {
  expect(placeOf(0, 0, shelf(90)).elementId).toBeNull();
  expect(placeOf(0, 40, shelf(500)).elementId).toBeNull();
  expect(scrollTarget({ x: 0, y: 40, elementId: null }, 0, shelf(500))).toBe(40);
  expect(scrollTarget({ x: 0, y: 1500, elementId: "/product/9" }, 0, shelf(500))).toBe(1500);
});

test("of two cards of the same product the one nearer to the old place is meant", () => {
  const twice = [
    { id: "/product/1", top: 300 },
    { id: "/product/1", top: 2300 },
  ];
  expect(scrollTarget({ x: 0, y: 2150, elementId: "/product/1" }, 0, twice)).toBe(2200);
});
