import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { databaseUrl, db, sql } from "#app/platform/db.server.ts";
import { paymentSumsStatement, paymentsPerPage, paymentsStatement, sumPayments } from "./list-payments.server.ts";
import type { PaymentFilter } from "./payment-filter.ts";

const count = 50_000;

/** A connection without the pool's statement timeout. */
const client = new pg.Client({ connectionString: databaseUrl() });
afterAll(() => client.end());

/** Whether every page of both tables holds nothing but rows that everybody sees, so that an index alone can answer. */
async function isClear(): Promise<boolean> {
  const { rows } = await client.query(
    "SELECT bool_and(relallvisible >= relpages) AS clear FROM pg_class WHERE oid IN ('orders'::regclass, 'payments'::regclass)",
  );
  return rows[0].clear;
}

/** Some years of a shop: mostly cash, a tenth cancelled, the last hundred still to come, and a few with money to give back. */
beforeAll(async () => {
  await client.connect();
  await client.query(`
    INSERT INTO orders (tracking_id, customer_name, customer_phone, customer_email, delivery_zone, delivery_address, status, subtotal,
      delivery_charge, total, payment_method, payment_reference, created_at)
    SELECT 'TRACK' || n, (ARRAY['Ayesha', 'Bilal', 'Sana', 'Usman', 'Zara', 'Hina', 'Ali', 'Fatima'])[1 + n % 8] || ' '
        || (ARRAY['Khan', 'Ahmed', 'Malik', 'Rafiq', 'Tariq', 'Shah', 'Qureshi'])[1 + n % 7] || CASE WHEN n % 5000 = 0 THEN ' Gardezi' ELSE '' END,
      '+92300' || lpad(n::text, 7, '0'), 'customer' || n || '@example.com', 'Cantt', 'House ' || n,
      CASE WHEN n > ${count} - 100 THEN 'pending' WHEN n % 10 = 0 THEN 'cancelled' ELSE 'delivered' END, 30000 + n, 10000, 40000 + n,
      CASE WHEN n % 4 = 0 THEN 'jazzcash' WHEN n % 7 = 0 THEN 'bank_transfer' ELSE 'cash' END::payment_method,
      CASE WHEN n % 4 = 0 OR n % 7 = 0 THEN 'REF-' || md5(n::text) END, '2024-01-01'::timestamptz + n * interval '20 minutes'
    FROM generate_series(1, ${count}::int) AS n`);
  await client.query(`
    INSERT INTO payments (order_id, method, gateway_name, gateway_transaction_id, amount, status, created_at)
    SELECT id, payment_method, CASE WHEN payment_method <> 'bank_transfer' THEN payment_method::text END,
      CASE WHEN status = 'delivered' THEN payment_reference END, total,
      CASE status WHEN 'delivered' THEN 'completed' WHEN 'cancelled' THEN 'cancelled' ELSE 'pending' END::payment_status, created_at
    FROM orders`);
  await client.query(`
    INSERT INTO payment_entries (payment_id, kind, amount) SELECT id, 'charge', amount FROM payments WHERE status = 'completed'`);
  await client.query(`UPDATE orders SET status = 'cancelled' WHERE id % 5001 = 0`);
  await client.query("VACUUM (FREEZE, ANALYZE)");
  while (!(await isClear())) await client.query("VACUUM (FREEZE, ANALYZE) orders, payments");
});

const all: PaymentFilter = { pile: "all", status: null, gateway: null, search: "", page: 1 };
const filters: [string, Partial<PaymentFilter>][] = [
  ["everything", {}],
  ["the last page", { page: count / paymentsPerPage }],
  ["a common status", { status: "completed" }],
  ["a common status, far back", { status: "completed", page: 890 }],
  ["a rare status", { status: "pending" }],
  ["a status that nothing has", { status: "failed" }],
  ["a gateway", { gateway: "jazzcash" }],
  ["no gateway", { gateway: "other", page: 40 }],
  ["a status and a gateway", { status: "cancelled", gateway: "cash" }],
  ["what is to collect", { pile: "collect" }],
  ["what is to refund", { pile: "refund" }],
  ["an order number", { search: "#012345" }],
  ["a reference", { search: "ref-c4ca4238" }],
  ["the end of a reference", { search: "a0b923820dcc509a6f75849b" }],
  ["a rare name", { search: "Gardezi" }],
  ["a common name", { search: "Ayesha" }],
  ["a common name, its last page", { search: "Ayesha", page: 125 }],
  ["two letters", { search: "al" }],
  ["a name and a status", { search: "Malik", status: "pending" }],
];

/** The tables that a statement reads from end to end, but for the sums that are kept: a row a day, all of which are added up. */
async function scanned(statement: ReturnType<typeof paymentsStatement>): Promise<string[]> {
  const plan = await db.$queryRaw<{ "QUERY PLAN": string }[]>(sql`EXPLAIN ${statement}`);
  return plan
    .map((step) => step["QUERY PLAN"].trim())
    .filter((step) => step.includes("Seq Scan on") && !step.includes("Seq Scan on payment_day_sums"));
}

describe.each(filters)("of 50,000 payments %s", (_, filter) => {
  test("is listed and added up without going through a table", async () => {
    expect(await scanned(paymentsStatement({ ...all, ...filter }))).toEqual([]);
    expect(await scanned(paymentSumsStatement({ ...all, ...filter }))).toEqual([]);
  });
});

test("the cards over everything are added up from a row for each day and hour, never from the payments", async () => {
  const [plan] = await db.$queryRaw<{ "QUERY PLAN": { Plan: unknown }[] }[]>(
    sql`EXPLAIN (FORMAT JSON) ${paymentSumsStatement(all)}`,
  );
  const read = [...JSON.stringify(plan).matchAll(/"Relation Name":"(\w+)"/g)].map(([, table]) => table);
  expect(new Set(read)).toEqual(new Set(["payment_day_sums"]));
});

test("the cards add up exactly what the ledger holds, whatever is filtered", async () => {
  const [ledger] = await db.$queryRaw<{ held: number }[]>`
    SELECT sum(CASE kind WHEN 'charge' THEN amount ELSE -amount END)::float8 AS held FROM payment_entries`;
  const sums = await sumPayments(all);
  expect(sums).toMatchObject({ count, received: ledger?.held });
  const statuses = ["pending", "completed", "cancelled"] as const;
  const parts = await Promise.all(statuses.map((status) => sumPayments({ ...all, status })));
  expect(parts.reduce((total, part) => total + part.count, 0)).toBe(count);
  expect(parts.reduce((total, part) => total + part.received, 0)).toBe(ledger?.held);
});
