import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MenuTimes } from "./header-menu-times.ts";

const open = new Set<string>();
const bar = () => new MenuTimes<string>((menu, isOpen) => (isOpen ? open.add(menu) : open.delete(menu)));
const shown = () => [...open];

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  open.clear();
});

test("A9.06 a menu opens when the pointer has rested on it for 200 ms, and closes 150 ms after it has left", () => {
  const menus = bar();
  menus.enter("products");
  vi.advanceTimersByTime(199);
  expect(shown()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual(["products"]);
  menus.leave();
  vi.advanceTimersByTime(149);
  expect(shown()).toEqual(["products"]);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
});

test("A9.06 a pointer that only passes opens nothing, and one that comes back in time keeps the menu open", () => {
  const menus = bar();
  menus.enter("products");
  vi.advanceTimersByTime(150);
  menus.leave();
  vi.advanceTimersByTime(1000);
  expect(shown()).toEqual([]);
  menus.enter("products");
  vi.advanceTimersByTime(200);
  menus.leave();
  vi.advanceTimersByTime(100);
  menus.enter("products");
  vi.advanceTimersByTime(1000);
  expect(shown()).toEqual(["products"]);
});

test("A9.06 within 300 ms of an open menu the next one opens at once, later it waits again", () => {
  const menus = bar();
  menus.enter("products");
  vi.advanceTimersByTime(200);
  menus.enter("packages");
  expect(shown()).toEqual(["packages"]);
  menus.leave();
  vi.advanceTimersByTime(150 + 300);
  menus.enter("more");
  expect(shown()).toEqual(["more"]);
  menus.leave();
  vi.advanceTimersByTime(150 + 301);
  menus.enter("products");
  expect(shown()).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(shown()).toEqual(["products"]);
});

test("a new page has no menu open and none on its way", () => {
  const menus = bar();
  menus.enter("products");
  menus.forget();
  vi.advanceTimersByTime(1000);
  expect(shown()).toEqual([]);
});
