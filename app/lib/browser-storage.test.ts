import { expect, test } from "vitest";
import { forbidMemory, freshMemory } from "#tests/fixtures/browser-memory.ts";
import { ignoringErrors, listStored, readStored, writeStored } from "./browser-storage.ts";

freshMemory();

test("a text is kept under its name until it is forgotten, on the device unless told to stay in the window", () => {
  expect(readStored("greeting")).toBeNull();
  expect(writeStored("greeting", "salam")).toBe(true);
  expect(writeStored("greeting", "", "window")).toBe(true);
  expect([readStored("greeting"), readStored("greeting", "window")]).toEqual(["salam", ""]);
  expect(writeStored("greeting", null)).toBe(true);
  expect([readStored("greeting"), readStored("greeting", "window")]).toEqual([null, ""]);
});

test("the names that begin alike are found, each memory's own", () => {
  for (const name of ["list:orders", "list:products", "page"]) writeStored(name, "x");
  writeStored("list:faq", "x", "window");
  expect([listStored("list:"), listStored("list:", "window")]).toEqual([["list:orders", "list:products"], ["list:faq"]]);
});

test("a browser that keeps nothing says so and breaks nothing", () => {
  writeStored("greeting", "salam");
  forbidMemory();
  expect([
    writeStored("greeting", "salam"),
    writeStored("greeting", null),
    writeStored("greeting", "salam", "window"),
  ]).not.toContain(true);
  expect([readStored("greeting"), listStored("")]).toEqual([null, []]);
});

test("what somebody else wrote and cannot be read is nothing", () => {
  writeStored("basket", "{");
  expect(ignoringErrors(() => JSON.parse(readStored("basket") ?? "null"))).toBeNull();
});
