import { expect, test } from "vitest";
import { ScrollMemory, scrollTimes, scrollTimesOn } from "./scroll-memory.ts";

const minutes = (count: number) => count * 60_000;

class TabStorage implements Storage {
  private readonly entries = new Map<string, string>();
  get length() {
    return this.entries.size;
  }
  key = (at: number) => [...this.entries.keys()][at] ?? null;
  getItem = (key: string) => this.entries.get(key) ?? null;
  setItem = (key: string, value: string) => void this.entries.set(key, value);
  removeItem = (key: string) => void this.entries.delete(key);
  clear = () => this.entries.clear();
}

function openTab() {
  const storage = new TabStorage();
  const clock = { now: minutes(1000) };
  return { storage, clock, memory: new ScrollMemory(storage, () => clock.now) };
}

test("A3.22 A9.19 a position is kept by path as x, y, elementId and timestamp", () => {
  const { memory, clock } = openTab();
  memory.keep("/products", { x: 0, y: 1240, elementId: "/product/7" });
  memory.keep("/products?page=2", { x: 0, y: 80, elementId: null });
  expect(memory.find("/products")).toEqual({ x: 0, y: 1240, elementId: "/product/7", timestamp: clock.now });
  expect(memory.find("/products?page=2")).toMatchObject({ y: 80, elementId: null });
  expect(memory.find("/")).toBeNull();
});

test("A9.19 a position is gone after 30 minutes", () => {
  const { memory, clock } = openTab();
  memory.keep("/products", { x: 0, y: 1240, elementId: null });
  clock.now += minutes(30);
  expect(memory.find("/products")).not.toBeNull();
  clock.now += 1;
  expect(memory.find("/products")).toBeNull();
});

test("A9.22 purging, every 5 minutes, lets go of what is over and of what is damaged, and of nothing else", () => {
  const { memory, clock, storage } = openTab();
  memory.keep("/old", { x: 0, y: 1, elementId: null });
  clock.now += minutes(20);
  memory.keep("/new", { x: 0, y: 2, elementId: null });
  storage.setItem("scroll:/damaged", '{"x":0,"y":"far down"}');
  storage.setItem("somebody else's", "old");
  clock.now += minutes(11);
  memory.purge();
  expect([...Array(storage.length)].map((_, at) => storage.key(at))).toEqual(["scroll:/new", "somebody else's"]);
  expect(scrollTimes.purge).toBe(minutes(5));
});

test("A9.20 A9.21 the back office keeps a position half as often and brings it back at once", () => {
  expect(scrollTimesOn("/products?page=2")).toEqual({ throttle: 150, delay: 100 });
  expect(scrollTimesOn("/administration-of-sweets")).toEqual({ throttle: 150, delay: 100 });
  for (const path of ["/admin", "/admin/orders", "/admin?x=1"]) expect(scrollTimesOn(path)).toEqual({ throttle: 300, delay: 0 });
  expect(scrollTimes.again).toEqual([0, 50, 150]);
});

test("a storage that is full loses the position and breaks nothing", () => {
  const { memory, storage } = openTab();
  storage.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  memory.keep("/products", { x: 0, y: 1, elementId: null });
  expect(memory.find("/products")).toBeNull();
});
