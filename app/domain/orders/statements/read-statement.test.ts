import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readDay } from "#app/lib/read-day.ts";
import { readStatement } from "./read-statement.server.ts";
import { readAmount } from "./statement-cells.ts";
import { guessColumns } from "./statement-columns.ts";

test.each([
  ["23/11/2026 14:05", "2026-11-23"],
  ["3-11-26", "2026-11-03"],
  ["23-Nov-2026", "2026-11-23"],
  ["23 November 2026 9:00 am", "2026-11-23"],
  ["Nov 23, 2026", "2026-11-23"],
  ["2026-11-23T09:05:00Z", "2026-11-23"],
  ["2026/11/23", "2026-11-23"],
  ["۲۳/۱۱/۲۰۲۶", "2026-11-23"],
  ["31/02/2026", null],
  ["13/13/2026", null],
  ["yesterday", null],
  ["", null],
])("the day of %j is %j", (text, day) => {
  expect(readDay(text)).toBe(day);
});

test.each([
  ["1,234.50", 123_450],
  ["PKR 1,234", 123_400],
  ["Rs. 450 CR", 45_000],
  ["+450.00", 45_000],
  ["(200.00)", -20_000],
  ["200 DR", -20_000],
  ["-200", -20_000],
  ["1e308", null],
  ["NaN", null],
  ["99999999999", null],
  ["12.345", null],
])("the amount %j is %j paisa", (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});

async function readFirst(content: string) {
  const header = content.split("\n")[0]?.trim().split(",") ?? [];
  const [row] = await readStatement({ content, source: "bank", header, columns: guessColumns(header) });
  return row;
}

test("a row whose own cell says DR is money that went out, whichever columns are read", async () => {
  const content = readFileSync("tests/fixtures/field/statement-drcr.csv", "utf8");
  expect(await readFirst(content)).toMatchObject({ left: "outgoing" });
  for (const word of ["Debit", "Dr.", "Money Out", " withdrawal "])
    expect(await readFirst(content.replace(",DR,", `,${word},`))).toMatchObject({ left: "outgoing" });
  expect(await readFirst(content.replace(",DR,", ",CR,"))).toMatchObject({ money: { amount: 777_31 } });
});
