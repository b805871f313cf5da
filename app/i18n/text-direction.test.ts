import { expect, test } from "vitest";
import { isolated, joinTexts } from "./text-direction.ts";

test("a text with letters from right to left is isolated where it stands among others, and any other stays as it is", () => {
  expect(isolated("مکان نمبر 12/A، گلی نمبر 5")).toBe("\u2068مکان نمبر 12/A، گلی نمبر 5\u2069");
  expect(isolated("House 12, Street 4")).toBe("House 12, Street 4");
});

test("a name, a house and an area keep their order in any script, and what is empty is left out", () => {
  expect(joinTexts(["غوثیہ", "0301-2345678", "", null, "Cantt"])).toBe("\u2068غوثیہ\u2069, 0301-2345678, Cantt");
  expect(joinTexts(["چائے", undefined, "500 g"], " · ")).toBe("\u2068چائے\u2069 · 500 g");
});
