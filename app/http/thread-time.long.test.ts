import { describe, expect, test } from "vitest";
import { saveImport } from "#app/domain/catalog/csv/save-import.server.ts";
import { isShoppingList } from "#app/domain/counter/match-list.server.ts";
import { dryRunStatement } from "#app/domain/orders/statements/apply-statement.server.ts";
import { findStatement, saveStatement } from "#app/domain/orders/statements/save-statement.server.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { fixedWorksIn, longestTurn } from "#tests/fixtures/work-of.ts";
import { readFormData } from "./form-data.server.ts";

const { id: by } = await makeStaff("admin");
const rows = 10_000;
const size = 7.9 * 1024 * 1024;

/** The less of two: beside other work a turn is now and then counted with some of it. */
async function longestOfTwo(start: () => Promise<unknown>): Promise<number> {
  await start(); // the first of a kind is compiled meanwhile
  return Math.min(await longestTurn(start), await longestTurn(start));
}

/** A file of a heading and as many rows as may be, each of them padded, as large as a page promises to take. */
function fileOf(heading: string, row: (nth: number, padding: string) => string): Buffer {
  const padding = "x".repeat(Math.floor(size / rows) - row(rows, "").length - 1);
  return Buffer.from([heading, ...Array.from({ length: rows }, (_, nth) => row(nth, padding))].join("\n"));
}

const statement = () =>
  fileOf(
    "Transaction Date,Transaction ID,From,Amount (PKR),Status",
    (nth, padding) => `23/11/2026,JC-${800_000 + nth},${padding},${1000 + nth}.00,Successful`,
  );
const columns = {
  date: "Transaction Date",
  amount: "Amount (PKR)",
  reference: "Transaction ID",
  status: "Status",
  direction: "",
};

const saved = async () => {
  const outcome = await saveStatement({ source: "jazzcash", name: "a.csv", bytes: statement() }, { by });
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  const found = await findStatement(outcome.value);
  if (!found) throw new Error("none");
  return { ...found, columns };
};

/**
 * The fixed work is about 10 ms. A form of 8 MB is taken apart, and a text of 8 MB sent to the database, in one turn each, which is up to
 * three times that; two such files are read at once, whoever sends how many.
 */
describe("at a time the only thread is taken for twice the fixed work at most, four times by 8 MB,", () => {
  test("for a multipart form of 8 MB", async () => {
    const body = Buffer.concat([
      Buffer.from('--cut\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n'),
      statement(),
      Buffer.from("\r\n--cut--\r\n"),
    ]);
    const read = async () => {
      const request = new Request("http://shop.test/admin/x", {
        method: "POST",
        body,
        headers: { "Content-Type": "multipart/form-data; boundary=cut" },
      });
      const file = (await readFormData(request)).get("file") as File;
      return new Uint8Array(await file.arrayBuffer());
    };
    expect(await longestOfTwo(read)).toBeLessThan(4);
  });
  test("for keeping a statement of 8 MB", async () => {
    const bytes = statement();
    expect(await longestOfTwo(() => saveStatement({ source: "jazzcash", name: "a.csv", bytes }, { by }))).toBeLessThan(4);
  });
  test("for keeping a product file of 8 MB", async () => {
    const bytes = fileOf("name,description,category,price", (nth, padding) => `Storm ${nth},${padding},Vegetables,${100 + nth}`);
    expect(await longestOfTwo(() => saveImport({ name: "a.csv", bytes }, { by }))).toBeLessThan(4);
  });
  test("for the dry run of a statement of 10,000 rows", async () => {
    const file = await saved();
    expect(await longestOfTwo(() => dryRunStatement(file))).toBeLessThan(2);
  });
  const pieces = [
    "aloo 1 kg, ",
    "2 kg ",
    "½ ",
    "aur ",
    "chini nahi ",
    "1 ",
    "a",
    "kg\n",
    "(",
    "2x3x4 ",
    "٢ کلو ",
    "0300",
    "a-",
    "a.",
    "ab.",
    "a@",
    "~",
    "*",
    "_",
    " ",
    "- ",
    "1,",
    "1.",
    "a.com",
    "www.",
    "-1 ",
    "[9:13 am, 28/11/2026] A: ",
    "a ke ",
    "1 log ",
    "1/",
    "Rs. 1,",
  ];
  test.each(pieces)("for a pasted message full of %j", async (piece) => {
    const text = `,${piece.repeat(Math.floor(6000 / piece.length))}`;
    isShoppingList(text);
    expect(Math.min(await fixedWorksIn(() => isShoppingList(text)), await fixedWorksIn(() => isShoppingList(text)))).toBeLessThan(
      2,
    );
  });
});
