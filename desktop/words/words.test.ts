import { expect, test } from "vitest";
import { en } from "./en.ts";
import { ur } from "./ur.ts";
import { say, type WordKey } from "./words.ts";

const keys = Object.keys(en) as WordKey[];
const gaps = (sentence: string) => [...sentence.matchAll(/\{\w+\}/g)].map(String).sort();

test("both languages say the same things with the same values", () => {
  expect(keys.filter((key) => gaps(en[key]).join() !== gaps(ur[key]).join() || !ur[key].trim())).toEqual([]);
});

test("a gap without a value stays visible", () => {
  expect(say("en", "setup.found", { home: "https://shop.example" })).toBe("The shop answers at https://shop.example");
  expect(say("ur", "setup.found")).toBe("Dukaan {home} par mil gayi");
});
