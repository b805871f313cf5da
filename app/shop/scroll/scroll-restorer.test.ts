import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { freshMemory } from "#tests/fixtures/browser-memory.ts";
import { scrollMemory } from "./scroll-memory.ts";
import { ScrollRestorer } from "./scroll-restorer.ts";

const minutes = (count: number) => count * 60_000;
const start = minutes(1000);

freshMemory();

/** The window's events, and every scroll of a script as milliseconds since the start and pixels from the top. */
let page: EventTarget;
let moves: [at: number, top: number][];

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  page = new EventTarget();
  moves = [];
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("document", { querySelectorAll: () => [] });
  vi.stubGlobal("scrollTo", ({ top }: { top: number }) => moves.push([Date.now() - start, top]));
  for (const side of ["scrollX", "scrollY"]) vi.stubGlobal(side, 0);
});
afterEach(() => {
  vi.useRealTimers();
});

function scroll(top: number): void {
  vi.stubGlobal("scrollY", top);
  page.dispatchEvent(new Event("scroll"));
}

test.each([
  ["/products", 150],
  ["/admin/orders", 300],
])("A9.20 on %s the place is saved once in %i ms, however much is scrolled meanwhile", (path, throttle) => {
  new ScrollRestorer(path, []);
  vi.advanceTimersByTime(throttle);
  scroll(400);
  vi.advanceTimersByTime(throttle - 1);
  scroll(700);
  expect(scrollMemory.find(path)).toMatchObject({ y: 0, timestamp: start + throttle });
  vi.advanceTimersByTime(1);
  const saved = { y: 700, timestamp: start + 2 * throttle };
  expect(scrollMemory.find(path)).toMatchObject(saved);
  vi.advanceTimersByTime(2 * throttle);
  expect(scrollMemory.find(path)).toMatchObject(saved);
});

test.each([
  ["/products", [0, 100, 150, 250]],
  ["/admin/orders", [0, 0, 50, 150]],
] as const)("A9.21 on %s the place is brought back before the page is drawn and again after %j ms", (path, times) => {
  const restorer = new ScrollRestorer("/product/7", [{ path, x: 0, y: 900 }]);
  restorer.open(path);
  restorer.bringBack();
  vi.advanceTimersByTime(minutes(1));
  expect(moves).toEqual(times.map((at) => [at, 900]));
});

test("A9.22 every 5 minutes a place that is over is let go of", () => {
  const old = "scroll:/old";
  const keepOld = () => sessionStorage.setItem(old, JSON.stringify({ x: 0, y: 1, elementId: null, timestamp: 0 }));
  new ScrollRestorer("/products", []);
  for (let rounds = 0; rounds < 2; rounds++) {
    keepOld();
    vi.advanceTimersByTime(minutes(5) - 1);
    expect(sessionStorage.getItem(old)).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(sessionStorage.getItem(old)).toBeNull();
  }
});
