import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forbidMemory, freshMemory } from "#tests/fixtures/browser-memory.ts";
import { scrollMemory, scrollTimes, scrollTimesOn } from "./scroll-memory.ts";

const minutes = (count: number) => count * 60_000;

freshMemory();
beforeEach(() => vi.useFakeTimers({ now: minutes(1000) }));
afterEach(() => {
  vi.useRealTimers();
});

test("A3.22 A9.19 a position is kept by path as x, y, elementId and timestamp", () => {
  scrollMemory.save("/products", { x: 0, y: 1240, elementId: "/product/7" });
  scrollMemory.save("/products?page=2", { x: 0, y: 80, elementId: null });
  expect(scrollMemory.find("/products")).toEqual({ x: 0, y: 1240, elementId: "/product/7", timestamp: minutes(1000) });
  expect(scrollMemory.find("/products?page=2")).toMatchObject({ y: 80, elementId: null });
  expect(scrollMemory.find("/")).toBeNull();
});

test("A9.19 a position is gone after 30 minutes", () => {
  scrollMemory.save("/products", { x: 0, y: 1240, elementId: null });
  vi.advanceTimersByTime(minutes(30));
  expect(scrollMemory.find("/products")).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(scrollMemory.find("/products")).toBeNull();
});

test("A9.22 purging, every 5 minutes, lets go of what is over and of what is damaged, and of nothing else", () => {
  scrollMemory.save("/old", { x: 0, y: 1, elementId: null });
  vi.advanceTimersByTime(minutes(20));
  scrollMemory.save("/new", { x: 0, y: 2, elementId: null });
  sessionStorage.setItem("scroll:/damaged", '{"x":0,"y":"far down"}');
  sessionStorage.setItem("somebody else's", "old");
  vi.advanceTimersByTime(minutes(11));
  scrollMemory.purge();
  expect(Object.keys(sessionStorage)).toEqual(["scroll:/new", "somebody else's"]);
  expect(scrollTimes.purge).toBe(minutes(5));
});

test("a browser that keeps nothing opens every page at its top", () => {
  forbidMemory();
  scrollMemory.save("/products", { x: 0, y: 1240, elementId: null });
  scrollMemory.purge();
  expect(scrollMemory.find("/products")).toBeNull();
});

test("A9.20 A9.21 the back office keeps a position half as often and brings it back at once", () => {
  expect(scrollTimesOn("/products?page=2")).toEqual({ throttle: 150, delay: 100 });
  expect(scrollTimesOn("/administration-of-sweets")).toEqual({ throttle: 150, delay: 100 });
  for (const path of ["/admin", "/admin/orders", "/admin?x=1"]) expect(scrollTimesOn(path)).toEqual({ throttle: 300, delay: 0 });
  expect(scrollTimes.again).toEqual([0, 50, 150]);
});

test("a storage that is full loses the position and breaks nothing", () => {
  sessionStorage.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  scrollMemory.save("/products", { x: 0, y: 1, elementId: null });
  expect(scrollMemory.find("/products")).toBeNull();
});
