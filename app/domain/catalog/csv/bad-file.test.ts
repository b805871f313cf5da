import { describe, expect, test } from "vitest";
import { maxCsvBytes } from "#app/domain/resource/csv/csv-cells.ts";
import { decodeCsv } from "#app/domain/resource/csv/decode-csv.server.ts";
import { db } from "#app/platform/db.server.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { longestTurn } from "#tests/fixtures/work-of.ts";
import { guessMapping, readMapping } from "./guess-mapping.ts";
import { saveImport } from "./save-import.server.ts";

const { id: by } = await makeStaff("editor");

const refusalOf = async (text: string | Uint8Array) => {
  const bytes = typeof text === "string" ? new TextEncoder().encode(text) : text;
  const saved = await saveImport({ name: "bad.csv", bytes }, { by });
  return saved.ok ? null : saved.refusal.code;
};

describe("a bad file is refused with a sentence, and nothing is kept", () => {
  test.each([
    ["empty", "csv.empty", ""],
    ["headings alone", "csv.empty", "id,price\n"],
    ["a heading twice", "csv.header", "price,Price\n1,2"],
    ["a quote that never ends", "csv.broken", 'id,name\n1,"Aloo\n2,Pyaz'],
    ["zero bytes", "csv.encoding", "id,price\n1,\u0000"],
    ["10,001 rows", "csv.too-many-rows", `id,price\n${"1,2\n".repeat(10_001)}`],
  ])("%s", async (_, code, text) => {
    expect(await refusalOf(text)).toBe(code);
    expect(await db.productImport.count({ where: { fileName: "bad.csv" } })).toBe(0);
  });

  test("blank rows alone, at the bound of rows, and nobody waits for it", async () => {
    const file = `name,price\n${"\n".repeat(300_000)}Aloo,95\n`;
    const refused: Promise<string | null>[] = [];
    const longest = await longestTurn(() => {
      refused.push(refusalOf(file));
      return Promise.all(refused);
    });
    expect(longest).toBeLessThan(10);
    expect(await Promise.all(refused)).toEqual(["csv.too-many-rows"]);
    expect(await refusalOf(`name,price\n${",\n".repeat(10_001)}`)).toBe("csv.too-many-rows");
  });

  test("a packed file, zeros amid a text, headings alone in UTF-16, and more than 8 MB", async () => {
    expect(await refusalOf(Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 0x14, 0x00, 0xe9, 0x0a]))).toBe("csv.encoding");
    expect(await refusalOf("name,price\nAl\u0000oo,9")).toBe("csv.encoding");
    expect(await refusalOf(Uint8Array.from([0xff, 0xfe, 0x69, 0x00]))).toBe("csv.empty");
    expect(await decodeCsv(new Uint8Array(maxCsvBytes + 1))).toMatchObject({ refusal: { code: "csv.too-large" } });
  });
});

test("headings are guessed, each field once, and a mapping that does not fit is not taken", () => {
  expect(guessMapping(["ID", "Product Name", "Brand", "Stock", "name", "Note"])).toEqual([
    null,
    null,
    "company_name",
    "stock_quantity",
    "name",
    null,
  ]);
  expect(readMapping(["price", "price", "-"], ["a", "b", "c"])).toEqual(["price", null, null]);
  expect(readMapping(["price"], ["id", "cost"])).toEqual([null, "cost_price"]);
  expect(guessMapping(["id", "name", "version"])).toEqual(["id", "name", "version"]);
  expect(guessMapping(["SKU", "Barcode", "Regular price", "Sale price"])).toEqual([null, "barcode", "price", null]);
});
