import { expect, test } from "vitest";
import { placeWindow } from "./window-state.ts";

const screen = { x: 0, y: 0, width: 1920, height: 1040 };
const left = { x: 200, y: 100, width: 1200, height: 800 };

test("the window opens where it was left", () => {
  expect(placeWindow(left, [screen])).toEqual(left);
  expect(placeWindow({ ...left, x: 2100 }, [screen, { ...screen, x: 1920 }])).toMatchObject({ x: 2100 });
});

test.each([
  ["the screen is gone", { ...left, x: 2100 }],
  ["only a sliver would show", { ...left, x: 1900 }],
  ["its bar would be above the screen", { ...left, y: -300 }],
])("when %s it opens in the middle, as large as it was", (_, place) => {
  expect(placeWindow(place, [screen])).toEqual({ width: 1200, height: 800 });
});

test("a window that was never there has a usual size, and none is smaller than its menu", () => {
  expect(placeWindow(null, [screen])).toEqual({ width: 1360, height: 860 });
  expect(placeWindow({ ...left, width: 10, height: 10 }, [screen])).toMatchObject({ width: 900, height: 600 });
});
