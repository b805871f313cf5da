import { expect, test } from "vitest";
import { forbidMemory, freshMemory } from "#tests/fixtures/browser-memory.ts";
import { quietly, remember, remembered, rememberedNames } from "./memory.ts";

freshMemory();

test("a text is kept under its name until it is forgotten, on the device unless told to stay in the window", () => {
  expect(remembered("greeting")).toBeNull();
  expect(remember("greeting", "salam")).toBe(true);
  expect(remember("greeting", "", "window")).toBe(true);
  expect([remembered("greeting"), remembered("greeting", "window")]).toEqual(["salam", ""]);
  expect(remember("greeting", null)).toBe(true);
  expect([remembered("greeting"), remembered("greeting", "window")]).toEqual([null, ""]);
});

test("the names that begin alike are found, each memory's own", () => {
  for (const name of ["list:orders", "list:products", "page"]) remember(name, "x");
  remember("list:faq", "x", "window");
  expect([rememberedNames("list:"), rememberedNames("list:", "window")]).toEqual([
    ["list:orders", "list:products"],
    ["list:faq"],
  ]);
});

test("a browser that keeps nothing says so and breaks nothing", () => {
  remember("greeting", "salam");
  forbidMemory();
  expect([remember("greeting", "salam"), remember("greeting", null), remember("greeting", "salam", "window")]).not.toContain(
    true,
  );
  expect([remembered("greeting"), rememberedNames("")]).toEqual([null, []]);
});

test("what somebody else wrote and cannot be read is nothing", () => {
  remember("basket", "{");
  expect(quietly(() => JSON.parse(remembered("basket") ?? "null"))).toBeNull();
});
