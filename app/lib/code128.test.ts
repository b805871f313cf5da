import fc from "fast-check";
import { expect, test } from "vitest";
import { code128, code128Symbols } from "./code128.ts";

/** Reads bars as a scanner does, by a second way: from widths to symbols, check, letters. */
function scan(widths: readonly number[]): string {
  const text = widths.join("");
  expect(text.slice(-7)).toBe("2331112");
  const values = (text.slice(0, -7).match(/.{6}/g) ?? []).map((symbol) => code128Symbols.indexOf(symbol));
  const check = values.pop();
  expect(values.reduce((sum, value, place) => sum + (place === 0 ? value : value * place), 0) % 103).toBe(check);
  let isDigits = values[0] === 105;
  let said = "";
  for (const value of values.slice(1)) {
    if (value === 99 && !isDigits) isDigits = true;
    else if (value === 100 && isDigits) isDigits = false;
    else said += isDigits ? String(value).padStart(2, "0") : String.fromCharCode(value + 32);
  }
  return said;
}

test("the table is the standard's: 106 different symbols of 11 modules whose bars are even together", () => {
  expect(new Set(code128Symbols).size).toBe(106);
  for (const symbol of code128Symbols) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = Array.from(symbol, Number);
    expect([a + b + c + d + e + f, (a + c + e) % 2], symbol).toEqual([11, 0]);
  }
});

test("one letter is start, letter, check and stop", () => {
  // (104 + 33) mod 103 = 34
  expect(code128("A").join("")).toBe("211214" + "111323" + "131123" + "2331112");
});

test("an order's number takes a symbol for two digits", () => {
  // (105 + 1·0 + 2·4 + 3·18) mod 103 = 64
  expect(code128("000418").join("")).toBe("211232" + "212222" + "121322" + "223211" + "111422" + "2331112");
  expect(code128("000418").reduce((sum, width) => sum + width)).toBe(6 * 11 + 2);
});

test("any text that may stand in it is read back as it was", () => {
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code)),
        minLength: 1,
        maxLength: 40,
      }),
      (text) => {
        expect(scan(code128(text))).toBe(text);
      },
    ),
  );
  for (const text of ["1", "123", "12345", "1234567A89", "TM-000418", "AB1234CD5678", "0", "~ ~"])
    expect(scan(code128(text))).toBe(text);
});

test("what cannot stand in it is refused", () => {
  for (const text of ["", "آلو", "é", "line\nbreak", "x".repeat(81)]) expect(() => code128(text)).toThrow(RangeError);
});
