import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "#tests/fixtures/runs.ts";
import { barcodeKey, barcodeSpellings, gtin, isScannable, mendedCode, readBarcode } from "./gtin.ts";

describe("a code on a packet is one GTIN, however it is written", () => {
  test.each([
    ["8964000100077", "08964000100077"],
    ["08964000100077", "08964000100077"],
    ["]E08964000100077", "08964000100077"],
    ["~8964000100077", "08964000100077"],
    ["'8964000100077", "08964000100077"],
    ['="8964000100077"', "08964000100077"],
    ["8964 0001 00077", "08964000100077"],
    ["8964-0001-00077", "08964000100077"],
    ["۸۹۶۴۰۰۰۱۰۰۰۷۷", "08964000100077"],
    ["\u200e8964000100077", "08964000100077"],
    ["]C10108964000100077172612311012AB", "08964000100077"],
    ["(01)08964000100077(17)261231", "08964000100077"],
    ["0108964000100077", "08964000100077"],
    ["012345678905", "00012345678905"],
    ["0012345678905", "00012345678905"],
    ["12345678905", "00012345678905"],
    ["96385074", "00000096385074"],
    ["8964000100046", "08964000100046"], // a wrong check digit is kept
  ])("%s", (text, folded) => {
    expect(gtin(text)).toBe(folded);
    expect(isScannable(text)).toBe(true);
  });

  test.each(["ABC-abc-1234", "123", "aloo", "", "8.96401E+12", "8964000100015.0"])("%s is none", (text) => {
    expect(gtin(text)).toBeNull();
  });
});

test.each([
  ["8964000100046", "8964000100042"],
  ["08964000100046", "08964000100042"],
  ["8964 0001 00046", "8964000100042"],
  ["012345678904", "012345678905"],
  ["96385070", "96385074"],
  ["012345678905", null],
  ["12345678905", null],
  ["96385074", null],
  ["8961014000993", null],
  ["ACHAR-01", null],
])("the check digit of %s: %s", (text, mended) => {
  expect(mendedCode(text)).toBe(mended);
});

test("of the ten last digits that a code may have, one is right", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{7}$|^\d{11,13}$/), (digits) => {
      const right = Array.from({ length: 10 }, (_, last) => `${digits}${last}`).filter((code) => mendedCode(code) === null);
      expect(right).toHaveLength(1);
      for (const last of "0123456789") expect([null, right[0]]).toContain(mendedCode(`${digits}${last}`));
    }),
    { numRuns: runs(500) },
  );
});

test("labels of the shop's own are one in any case of letters", () => {
  expect(barcodeKey("ABC-abc-1234")).toBe(barcodeKey("abc-ABC-1234"));
  expect(barcodeSpellings("ABC-abc-1234")).toEqual(["abc-abc-1234"]);
});

test.each([
  ["8.96401E+12", "barcode-shortened"],
  ["8964000100015.0", "barcode-shortened"],
  ["8.964e12", "barcode-shortened"],
  ["abc", "barcode"],
  ["two words", "barcode"],
])("%s is refused", (text, reason) => {
  expect(readBarcode(text)).toEqual({ reason });
});

test("each code of the field's file is found by its scan", () => {
  const rows = readFileSync("tests/fixtures/field/gtin.csv", "utf8").trim().split("\n").slice(1);
  const keys = rows.map((row) => barcodeKey(row.split(",")[0] ?? ""));
  const scans = ["012345678905", "0036000291452", "08964000100077", "]E08964000100077", "۸۹۶۴۰۰۰۱۰۰۰۷۷", "abc-ABC-1234"];
  expect(scans.map((scan) => keys.indexOf(barcodeKey(scan)))).toEqual([0, 1, 2, 2, 2, 3]);
});

test("what is entered as a code is stored as it stands on the packet", () => {
  for (const text of [" 8964000100022 ", "'8964000100022", "]E08964000100022", "8964 0001 00022", "٨٩٦٤٠٠٠١٠٠٠٢٢"])
    expect(readBarcode(text)).toEqual({ code: "8964000100022" });
  expect(readBarcode("ABC-abc-1234")).toEqual({ code: "ABC-abc-1234" });
});

test("two codes have one key exactly where each is among the spellings of the other", () => {
  const codes = fc.oneof(
    fc.stringMatching(/^0{0,6}\d{8}$/),
    fc.stringMatching(/^\d{11,14}$/),
    fc.stringMatching(/^[A-Za-z]\d{4,8}$/),
  );
  fc.assert(
    fc.property(codes, codes, fc.nat(3), (one, other, zeros) => {
      for (const text of [other, `${"0".repeat(zeros)}${one}`])
        if (barcodeSpellings(text).includes(one.toLowerCase())) expect(barcodeKey(text)).toBe(barcodeKey(one));
      expect(barcodeSpellings(one)).toContain(one.toLowerCase());
    }),
    { numRuns: runs(2_000) },
  );
});
