import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "#tests/fixtures/runs.ts";
import { holdsAddress, oneLine, plainValue, withoutInvisible } from "./one-line.ts";

const breaks = /[\t\n\v\f\r\u0085\u2028\u2029]/;
const invisible =
  /(?!\u200c|\u200d|\ufe0e|\ufe0f)\p{Default_Ignorable_Code_Point}|[\u2800\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff\ufff9-\ufffb]/u;
const signs = [
  "\u3164",
  "\u2800",
  "\ufe0f",
  "\u{e0041}",
  "\u0301",
  "\u009b",
  "\ufff9",
  "\n",
  "\r\n",
  "\t",
  "\u202e",
  "\u200b",
  "\u200d",
  "\u200c",
  "\u2028",
  " ",
  "a",
  "é",
  "ی",
  "*",
  "_",
  "👨‍👩‍👧",
];
const texts = fc.array(fc.oneof(fc.constantFrom(...signs), fc.string({ unit: "grapheme" }))).map((parts) => parts.join(""));

describe("one line", () => {
  test("has no break, no sign that nobody sees, and is the same when it is read again, whatever was typed", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const line = oneLine(text);
        expect(line).not.toMatch(breaks);
        expect(line).not.toMatch(invisible);
        expect(oneLine(line)).toBe(line);
        expect(plainValue(text)).not.toMatch(/(^|[^\p{L}\p{N}])[*_~`]|[*_~`]($|[^\p{L}\p{N}])/u);
      }),
      { numRuns: runs(2000) },
    );
  });

  test.each([
    ["Ali\nPAYMENT: RECEIVED\r\nTotal: Rs. 10", "Ali PAYMENT: RECEIVED Total: Rs. 10"],
    ["\u202eAli", "Ali"],
    ["Ali\u202egnp.exe", "Alignp.exe"],
    ["Nestle\u0301", "Nestlé"],
    ["Test Cat\u200b", "Test Cat"],
    ["می‌خواهم", "می‌خواهم"],
    ["a\u200d b", "a b"],
    ["👨‍👩‍👧 Khan", "👨‍👩‍👧 Khan"],
    ["  House\t12 ", "House 12"],
    ["\u3164\u3164", ""],
    ["\u2800 \u2800", ""],
    ["\ufe0f\ufe0f", ""],
    ["Ali\u{e0050}\u{e0041}\u034f", "Ali"],
    ["Ali\ufff9Total\ufffb\u009b31m", "AliTotal31m"],
    ["e\u200b\u0301", "é"],
    ["❤️ 1️⃣ Ali", "❤️ 1️⃣ Ali"],
  ])("%j is %j", (typed, line) => {
    expect(oneLine(typed)).toBe(line);
  });

  test("of several lines the breaks stay and what nobody sees goes", () => {
    expect(withoutInvisible("House 5\n\u2067Street 2\u2069")).toBe("House 5\nStreet 2");
  });
});

test.each([
  ["Mubarak ho! https://evil.test/prize", true],
  ["www.evil.pk", true],
  ["evil.com", true],
  ["Win at bit.ly/x1", true],
  ["Win evil\u3002com", true],
  ["\uff45\uff56\uff49\uff4c\uff0e\uff43\uff4f\uff4d", true],
  ["Mubarak inaam.ru par", true],
  ["offer\u2024in", true],
  ["Dr. M.A. Ch.Sh. Ali-Shah (Sr.)", false],
  ["M. Bilal", false],
  ["Dr.Ahmed Khan", false],
  ["A.R. Rahman", false],
  ["Muhammad Ali Jinnah", false],
  ["غوثیہ بی بی", false],
])("the name %j holds an address of the web: %j", (name, holds) => {
  expect(holdsAddress(name)).toBe(holds);
});

test("a value of a WhatsApp message formats nothing, and a mark within a word stays", () => {
  expect(plainValue("{tracking_url} 5*6")).toBe("{tracking_url} 5*6");
  expect(plainValue("*Ali* _x_ ~y~ `z`\nTotal")).toBe("∗Ali∗ ˍxˍ ∼y∼ ʼzʼ Total");
});
