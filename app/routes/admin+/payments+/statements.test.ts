import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, test } from "vitest";
import type { StatementColumns, StatementSource } from "#app/domain/orders/statements/statement-columns.ts";
import { rupees } from "#app/lib/money.ts";
import { db } from "#app/platform/db.server.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { answerTo, post, returnedForm, shownFailure, shownToast } from "#tests/fixtures/request.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { action as sendStatement } from "./statements.tsx";
import { action as apply } from "./statements_.$statementId.tsx";
import { action as mapColumns } from "./statements_.$statementId_.columns.ts";

const clerk = await makeStaff("admin");
const sampleOf = (source: StatementSource) => readFileSync(`tests/fixtures/statements/${source}.csv`);
const sample = (name: string) => readFileSync(`tests/fixtures/field/${name}.csv`, "utf8");
const noRows = (...rows: number[]) => Object.fromEntries(rows.map((row) => [row, "A total, or no row of the table"]));
const columns: Record<StatementSource, StatementColumns> = {
  jazzcash: { date: "Transaction Date", amount: "Amount (PKR)", direction: "", reference: "Transaction ID", status: "Status" },
  easypaisa: { date: "Date", amount: "Amount", direction: "*", reference: "Trx ID", status: "Status" },
  bank: { date: "Value Date", amount: "Credit", direction: "", reference: "Reference", status: "" },
};

async function send(source: string, content: Uint8Array | string, name = "statement.csv") {
  const form = new FormData();
  form.set("source", source);
  form.set("file", new File([content as BlobPart], name, { type: "text/csv" }));
  return answerTo(sendStatement(post("/admin/payments/statements", form, clerk)));
}
const map = (path: string, source: StatementSource, mapped = columns[source]) =>
  answerTo(
    mapColumns(post(`${path}/columns`, { ...mapped }, { ...clerk, params: { statementId: path.split("/").at(-1) ?? "" } })),
  );

/** Reads a statement, its columns mapped; gives its page's address. */
async function read(source: StatementSource, content: Uint8Array | string = sampleOf(source)): Promise<string> {
  const { location } = await send(source, content);
  if (!(await db.statementSource.findUnique({ where: { source } }))) await map(location ?? "", source);
  return location ?? "";
}

const open = async (path: string, lang: "en" | "ur" = "en") => (await openAdmin(path, { cookie: clerk.cookie, lang })).html;
/** What the page says of each row: the last of its cells that holds words. */
const rowsOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<tr data-row[^>]*>(.*?)<\/tr>/gs)].map(([, row = ""]) => {
      const cells = [...row.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell = ""]) => cell.replace(/<[^>]+>/g, ""));
      return [Number(cells[0]), cells[3]];
    }),
  );
const sealOf = (html: string) => /name="seal" value="([^"]+)"/.exec(html)?.[1] ?? "";
async function book(path: string, leave: string[] = [], seal?: string) {
  const form = new FormData();
  form.set("seal", seal ?? sealOf(await open(path)));
  for (const row of leave) form.append("leave", row);
  const sent = post(path, form, { ...clerk, params: { statementId: path.split("/").at(-1) ?? "" } });
  return answerTo(apply(sent));
}

/** An order that waits for a transfer of so many rupees, placed on a day of November 2026; its number, if any, was given on the 27th. */
async function waiting(amount: number, day: number, order: Parameters<typeof makeOrder>[0] = {}) {
  const createdAt = new Date(Date.UTC(2026, 10, day, 8));
  const { id } = await makeOrder({
    paymentMethod: "jazzcash",
    subtotal: rupees(amount - 100),
    createdAt,
    paymentReferenceAt: new Date(Date.UTC(2026, 10, 27, 8)),
    ...order,
  });
  return id;
}
const receivedBy = async (id: number) => (await db.order.findUniqueOrThrow({ where: { id } })).received / 100;
let entriesBefore = 0;
/** So many entries the ledger has got since the test began. */
const entries = async () => (await db.paymentEntry.count()) - entriesBefore;

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE payment_statements, statement_sources, statement_receipts`;
  await db.payment.updateMany({ data: { status: "cancelled", gatewayTransactionId: null } });
  await db.order.updateMany({ data: { paymentReference: null } });
  entriesBefore = await db.paymentEntry.count();
});

describe("what the columns mean", () => {
  test("is chosen once for a source and kept; a first guess is made", async () => {
    const path = (await send("jazzcash", sampleOf("jazzcash"))).location ?? "";
    const first = await open(path);
    expect(first).toContain("the next file of JazzCash is read the same way");
    for (const heading of Object.values(columns.jazzcash).filter(Boolean))
      expect(first).toMatch(new RegExp(`selected="">${heading.replace(/[()]/g, "\\$&")}<`));
    expect(first).not.toContain("Rows that are left");
    expect(shownToast(await map(path, "jazzcash"))).toBe("The columns are saved.");
    const again = (await send("jazzcash", sampleOf("jazzcash"))).location ?? "";
    expect(await open(again)).toContain("Rows that are left");
    expect(await open((await send("bank", sampleOf("bank"))).location ?? "")).not.toContain("Rows that are left");
  });

  test("needs a date and an amount of the file", async () => {
    const path = (await send("bank", sampleOf("bank"))).location ?? "";
    for (const wrong of [
      { ...columns.bank, amount: "" },
      { ...columns.bank, date: "Day" },
    ])
      expect(shownFailure(await map(path, "bank", wrong))).toBe("Choose the columns of the date and of the amount.");
    expect(await db.statementSource.count()).toBe(0);
  });
});

describe("a statement of a wallet", () => {
  async function shop() {
    return {
      named: await waiting(400, 20, { paymentReference: "jc 10001" }),
      other: await waiting(360, 20, { paymentReference: "JC-10002" }),
      byAmount: await waiting(520, 19),
      twins: [await waiting(610, 20), await waiting(610, 20, { paymentReference: "WRONG-1" })],
      late: await waiting(830, 20),
      failed: await waiting(1700, 20, { paymentReference: "JC-10005" }),
      cash: await waiting(520, 20, { paymentMethod: "cash" }),
    };
  }

  test("proposes by reference, then by amount within two days of the order, and says of every other row why it is left", async () => {
    await shop();
    const html = await open(await read("jazzcash"));
    expect(rowsOf(html)).toEqual({
      2: "Same transaction number and amount",
      3: "Stands in this file already",
      4: "Amount differs: Rs. 360 is to come",
      5: "Same amount, within two days of the order",
      6: "More than one payment or row has this amount",
      7: "Failed, cancelled or not finished",
      8: "Failed, cancelled or not finished",
      9: "No open payment fits",
      10: "The date cannot be read",
      11: "The amount cannot be read",
      12: "No money came in",
    });
    expect(html).toContain("2 payments match");
    expect(await entries()).toBe(0);
  });

  test("books what it proposed when staff say so, and nothing else", async () => {
    const orders = await shop();
    const answer = await book(await read("jazzcash"));
    expect(shownToast(answer)).toBe("Payments marked as received: 2.");
    expect(await entries()).toBe(2);
    expect([await receivedBy(orders.named), await receivedBy(orders.byAmount)]).toEqual([400, 520]);
    for (const id of [orders.other, ...orders.twins, orders.late, orders.failed, orders.cash])
      expect(await receivedBy(id)).toBe(0);
    const payment = await db.payment.findFirstOrThrow({ where: { orderId: orders.byAmount } });
    expect(payment).toMatchObject({ status: "completed", gatewayTransactionId: "JC-10003" });
    const audit = await db.auditEntry.findFirstOrThrow({ where: { entity: "payment-statement" }, orderBy: { id: "desc" } });
    expect(audit).toMatchObject({ byUserId: clerk.id, action: "apply", after: { source: "jazzcash", booked: 2 } });
  });

  test("changes nothing when it is run again, in the same file or another, and when one press arrives twice", async () => {
    await shop();
    const path = await read("jazzcash");
    const seal = sealOf(await open(path));
    const presses = await Promise.all([book(path, [], seal), book(path, [], seal)]);
    expect(presses.map(({ status }) => status).sort()).toEqual([302, 409]);
    expect(await entries()).toBe(2);
    await waiting(520, 20); // of the amount of a row that is booked
    const again = await open(await read("jazzcash"));
    expect(again).toContain("Nothing in this statement is left to book.");
    expect(rowsOf(again)).toMatchObject({ 2: "Booked before", 3: "Booked before", 5: "Booked before" });
    expect((await book(path, [], sealOf(again) || "nothing")).status).toBe(409);
    expect(await entries()).toBe(2);
  });

  test("leaves a row that staff leave out", async () => {
    const { named, byAmount } = await shop();
    await book(await read("jazzcash"), ["5"]);
    expect([await receivedBy(named), await receivedBy(byAmount)]).toEqual([400, 0]);
  });

  test("books nothing when something changed since it was shown", async () => {
    const { named } = await shop();
    const path = await read("jazzcash");
    const seal = sealOf(await open(path));
    await db.payment.updateMany({ where: { orderId: named }, data: { status: "failed" } });
    const answer = await book(path, [], seal);
    expect(answer.status).toBe(409);
    expect(returnedForm(answer).error[""]?.[0]).toContain("changed since");
    expect(await entries()).toBe(0);
  });

  test("of EasyPaisa with semicolons and named months is read as well", async () => {
    const id = await waiting(450, 20, { paymentMethod: "easypaisa", paymentReference: "ep2201" });
    const html = await open(await read("easypaisa"));
    expect(rowsOf(html)).toEqual({ 2: "Same transaction number and amount", 3: "Failed, cancelled or not finished" });
    await book(await read("easypaisa"));
    expect(await receivedBy(id)).toBe(450);
  });
});

test("a number that two orders name, or that was given before the money moved, is left for a person, and nothing is booked", async () => {
  const named = { paymentMethod: "easypaisa", paymentReference: "ep2201" } as const;
  const first = await waiting(450, 19, { ...named, paymentReferenceAt: new Date(Date.UTC(2026, 10, 19, 8)) });
  const path = await read("easypaisa");
  expect(rowsOf(await open(path))).toMatchObject({ 2: "The customer gave this number before the money came" });
  const second = await waiting(450, 20, named);
  expect(rowsOf(await open(path))).toMatchObject({ 2: "Several orders name this transaction number" });
  await book(path);
  expect([await receivedBy(first), await receivedBy(second)]).toEqual([0, 0]);
});

test("a statement of the bank brings transfers and Raast; a row without a reference counts once, in whatever file it comes", async () => {
  const raast = await waiting(1640, 20, { paymentMethod: "raast", paymentReference: "RST0099" });
  const transfer = await waiting(655, 21, { paymentMethod: "bank_transfer" });
  const path = await read("bank");
  expect(rowsOf(await open(path))).toEqual({
    2: "No money came in",
    3: "Same transaction number and amount",
    4: "No money came in",
    5: "Same amount, within two days of the order",
  });
  await book(path);
  expect([await receivedBy(raast), await receivedBy(transfer)]).toEqual([1640, 655]);
  await waiting(655, 21, { paymentMethod: "bank_transfer" });
  expect(rowsOf(await open(await read("bank")))).toMatchObject({ 3: "Booked before", 5: "Booked before" });
});

test("a bank's file with a preamble, totals and a last sentence is read below its heading, and what is no row is said", async () => {
  const id = await waiting(1183.31, 28, { paymentMethod: "raast" });
  const mapped = { date: "Date", amount: "Credit", direction: "", reference: "", status: "" };
  const path = (await send("bank", sample("statement-preamble"))).location ?? "";
  await map(path, "bank", mapped);
  const ownAmount = "Same amount, within two days of the order";
  expect(rowsOf(await open(path))).toEqual({ 7: ownAmount, 8: "No money came in", ...noRows(10, 11) });
  const footer = (await send("bank", sample("statement-footer"))).location ?? "";
  expect(rowsOf(await open(footer))).toEqual({ 2: ownAmount, ...noRows(3) });
  await book(path);
  expect(await receivedBy(id)).toBe(1183.31);
});

test("what a cell says went out is proposed by no mapping, although an order of its amount waits", async () => {
  const id = await waiting(777.31, 28, { paymentMethod: "bank_transfer" });
  const path = (await send("bank", sample("statement-drcr"))).location ?? "";
  const mapped = { date: "Date", amount: "Amount", reference: "Reference", status: "" };
  for (const direction of ["Dr/Cr", "", "*"]) {
    await map(path, "bank", { ...mapped, direction });
    const html = await open(path);
    expect(rowsOf(html)).toEqual({ 2: "No money came in" });
    expect(html).toContain("Nothing in this statement is left to book.");
  }
  expect(await receivedBy(id)).toBe(0);
});

test("a file that tells no direction proposes nothing and asks, in the reader's language, until every row is said to have come in", async () => {
  await waiting(450, 20, { paymentMethod: "easypaisa", paymentReference: "ep2201" });
  const path = (await send("easypaisa", sampleOf("easypaisa"))).location ?? "";
  await map(path, "easypaisa", { ...columns.easypaisa, direction: "" });
  const html = await open(path);
  expect(rowsOf(html)).toMatchObject({ 2: "Not said whether it came in or went out" });
  expect(html).toContain("Nothing in this file says which money came in and which went out");
  expect(await open(path, "ur")).toContain("File mein kuch nahin batata ke kaun si raqam aayi");
  await map(path, "easypaisa");
  expect(rowsOf(await open(path))).toMatchObject({ 2: "Same transaction number and amount" });
});

test("where the running balance does not add up nothing is proposed", async () => {
  await waiting(1640, 20, { paymentMethod: "raast", paymentReference: "RST0099" });
  const broken = sampleOf("bank").toString().replace("8,640.00", "8,641.00");
  const html = await open(await read("bank", broken));
  expect(rowsOf(html)).toMatchObject({ 3: "The balance does not add up", 5: "The balance does not add up" });
  expect(html).toContain("does not add up, so nothing is proposed");
});

describe("a file that is no statement comes back with a sentence", () => {
  const wrong: [name: string, content: string | Uint8Array, sentence: RegExp][] = [
    ["of 20 MB", "Date,Amount\n".padEnd(20 * 2 ** 20, "x"), /larger than 8 MB/],
    ["with rows of different lengths", "Date,Amount,Reference\n20/11/2026,400\n", /Row 2 has more or fewer cells/],
    ["without rows", "Date,Amount\n", /no rows/],
    ["that is no text", new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0x14, 0x00, 0xe9, 0x0a]), /is no text/],
    ["with an open quotation mark", 'Date,Amount\n"20/11/2026,400\n', /quotation mark/],
  ];
  test.each(wrong)("%s", async (_, content, sentence) => {
    const answer = await send("easypaisa", content);
    expect(answer.status).toBe(400);
    const { error, initialValue } = returnedForm(answer);
    expect(error["file"]?.[0]).toMatch(sentence);
    expect(initialValue["source"]).toBe("easypaisa");
    expect(await db.paymentStatement.count()).toBe(0);
  });

  test("or of nobody", async () => {
    expect((await send("hawala", sampleOf("bank"))).status).toBe(400);
    expect((await openAdmin("/admin/payments/statements/999999", clerk)).status).toBe(404);
  });
});

test("statements are for whoever may edit orders, and the list of payments leads there", async () => {
  expect(await open("/admin/payments")).toContain('href="/admin/payments/statements"');
  const viewer = await makeStaff("viewer");
  expect((await openAdmin("/admin/payments", viewer)).html).not.toContain('href="/admin/payments/statements"');
  const path = await read("jazzcash");
  for (const address of ["/admin/payments/statements", path]) expect((await openAdmin(address, viewer)).status).toBe(403);
  expect(await open(path, "ur")).toContain("Baqi rows");
});
