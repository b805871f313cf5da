import { expect, test } from "vitest";
import { parseTexts } from "./parse-texts.ts";

test("texts by name are read", () => {
  expect(parseTexts('{"name":"Aloo","name_ur":""}')).toEqual({ name: "Aloo", name_ur: "" });
  expect(parseTexts("{}")).toEqual({});
});

test.each([
  ["nothing", undefined],
  ["an empty text", ""],
  ["half of some JSON", '{"name":'],
  ["a list", '["name"]'],
  ["a number", '{"name":1}'],
  ["null", "null"],
  ["lists nested beyond what can be written out again", `{"name":${"[".repeat(10_000)}${"]".repeat(10_000)}}`],
  ["such lists alone", "[".repeat(10_000) + "]".repeat(10_000)],
])("%s is none", (_, json) => {
  expect(parseTexts(json)).toBeNull();
});
