import { expect, test } from "vitest";
import { LoaderCache, watchReturns } from "./loader-cache.ts";

const minutes = (count: number) => count * 60_000;

test("A2.77 A9.09 a page is fresh for 5 minutes, kept for 30, and then gone", () => {
  let now = 0;
  const memory = new LoaderCache(() => now);
  memory.store("en /products", { page: 1 });
  now = minutes(5);
  expect(memory.fresh("en /products")?.data).toEqual({ page: 1 });
  now = minutes(5) + 1;
  expect(memory.fresh("en /products")).toBeUndefined();
  now = minutes(30);
  expect(memory.entry("en /products")?.data).toEqual({ page: 1 });
  now = minutes(30) + 1;
  expect(memory.entry("en /products")).toBeUndefined();
});

test("A9.09 a page seen again is young again, and another language is another page", () => {
  let now = 0;
  const memory = new LoaderCache(() => now);
  memory.store("en /", "first");
  now = minutes(4);
  memory.store("en /", "second");
  now = minutes(8);
  expect(memory.fresh("en /")?.data).toBe("second");
  expect(memory.fresh("ur-Latn /")).toBeUndefined();
});

test("a page that the browser brings back as it was left is asked anew, one that was loaded is not", () => {
  const page = new EventTarget();
  let checks = 0;
  const stop = watchReturns(page, () => checks++);
  const show = (persisted: boolean) => page.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
  show(false);
  expect(checks).toBe(0);
  show(true);
  expect(checks).toBe(1);
  stop();
  show(true);
  expect(checks).toBe(1);
});
