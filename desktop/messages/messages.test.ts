import { expect, test } from "vitest";
import { en } from "./en.ts";
import { type MessageKey, message } from "./messages.ts";
import { ur } from "./ur.ts";

const keys = Object.keys(en) as MessageKey[];
const gaps = (sentence: string) => [...sentence.matchAll(/\{\w+\}/g)].map(String).sort();

test("both languages say the same things with the same values", () => {
  expect(keys.filter((key) => gaps(en[key]).join() !== gaps(ur[key]).join() || !ur[key].trim())).toEqual([]);
});

test("a gap without a value stays visible", () => {
  expect(message("en", "setup.found", { home: "https://shop.example" })).toBe("The shop answers at https://shop.example");
  expect(message("ur", "setup.found")).toBe("Dukaan {home} par mil gayi");
});
