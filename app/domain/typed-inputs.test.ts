import { expect, test } from "vitest";
import { guessMapping } from "#app/domain/catalog/csv/guess-mapping.ts";
import { readProductRows } from "#app/domain/catalog/csv/read-product-rows.server.ts";
import { readRow } from "#app/domain/catalog/csv/read-row.server.ts";
import { parseList } from "#app/domain/counter/internal/parse-list.ts";
import { readStatement } from "#app/domain/orders/statements/read-statement.server.ts";
import { findHeading, guessColumns } from "#app/domain/orders/statements/statement-columns.ts";
import { surveyCsv } from "#app/domain/resource/csv/read-csv.server.ts";
import { readBarcode } from "#app/lib/gtin.ts";
import { parseQuantity } from "#app/lib/parse-quantity.ts";
import { parseRupees } from "#app/lib/parse-rupees.ts";
import { normalisePhone } from "#app/lib/phone.ts";
import { readDay } from "#app/lib/read-day.ts";
import { readYesNo } from "#app/lib/yes-no.ts";
import { typedInputs } from "#tests/fixtures/typed-inputs.ts";

const lookup = { categoryOf: () => 1, subcategoryOf: () => null, isIn: () => true, unitOf: () => "kg" };

/** What the first row of a product file comes to, by the columns that are guessed; its fields, or its problems. */
async function firstProduct(content: string, fields: readonly string[]): Promise<unknown> {
  const survey = await surveyCsv(content);
  if (!survey.ok) return survey.refusal;
  const { header } = survey.value;
  const mapping = guessMapping(header);
  for await (const row of readProductRows({ content, header, mapping })) {
    if (!("read" in row)) continue;
    const { change, problems } = readRow(row.read, mapping, { lookup, saved: null, category: 1 });
    return problems.length > 0 ? problems : Object.fromEntries(Object.entries(change).filter(([name]) => fields.includes(name)));
  }
  return null;
}

/** The amounts that a statement says came in, by the columns that are guessed. */
async function cameIn(content: string): Promise<unknown> {
  const survey = await surveyCsv(content, findHeading);
  if (!survey.ok) return survey.refusal;
  const { header } = survey.value;
  const cells = content.split("\n").map((line) => line.split(content.includes(";") ? ";" : ","));
  const columns = guessColumns(header, cells.slice(1));
  const rows = await readStatement({ content, source: "bank", header, columns });
  return rows.flatMap((row) => ("money" in row ? [row.money.amount] : []));
}

const listed = (text: string) =>
  parseList(text).map(({ quantity, unit, words, size }) =>
    [quantity / 1000, unit, words, size && `of ${size.quantity / 1000} ${size.unit}`].filter((part) => part !== null).join(" "),
  );

const codeOf = (text: string): string | null => {
  const read = readBarcode(text);
  return "code" in read ? read.code : null;
};

const readers: Record<string, (text: string, right: unknown) => unknown> = {
  amount: (text) => parseRupees(text),
  quantity: (text) => parseQuantity(text),
  phone: normalisePhone,
  barcode: codeOf,
  day: readDay,
  answer: readYesNo,
  list: listed,
  products: (text, right) => firstProduct(text, Object.keys(right as object)),
  statement: cameIn,
};

test.each(typedInputs)("$kind $text", async ({ kind, text, right }) => {
  expect(await readers[kind]?.(text, right)).toEqual(right);
});
