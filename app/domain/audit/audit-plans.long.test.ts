import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { databaseUrl } from "#app/platform/db.server.ts";
import { recordStatements } from "#tests/support/record-statements.ts";
import { readAuditLog, readAuditLogAfter, readFieldChanges } from "./read-audit-log.server.ts";

const client = new pg.Client({ connectionString: databaseUrl() });

/** Two years of a shop: 200,000 entries, one a minute, of 5,000 products and 20,000 orders; a product of two has its price changed. */
beforeAll(async () => {
  await client.connect();
  await client.query(
    `INSERT INTO audit_entries (action, entity, entity_id, before, after, created_at)
     SELECT 'save', CASE i % 2 WHEN 0 THEN 'product' ELSE 'order' END, (i % CASE i % 2 WHEN 0 THEN 10000 ELSE 40000 END)::text,
       CASE i % 4 WHEN 0 THEN '{"price": 100}'::jsonb ELSE '{"status": "active"}' END,
       CASE i % 4 WHEN 0 THEN '{"price": 200}'::jsonb ELSE '{"status": "archived"}' END,
       timestamptz '2026-01-01' + i * interval '1 minute'
     FROM generate_series(1, 200000) i`,
  );
  await client.query("VACUUM (FREEZE, ANALYZE) audit_entries");
});

afterAll(() => client.end());

const ids = Array.from({ length: 200 }, (_, at) => 2 * at);
const rows = ids.map((id) => ({ id, take: 1 }));
const lately = new Date("2026-05-19T00:00:00Z");

const reads = [
  () => readAuditLog({ entity: "product", rows: [{ id: 42 }] }),
  () => readAuditLog({ entity: "product", rows, changed: {} }),
  () => readAuditLog({ entity: "product", rows, changed: { field: "status", to: "archived" } }),
  () => readAuditLogAfter({ entity: "product", ids, after: lately }),
  () => readFieldChanges({ entity: "product", field: "price", take: 20 }),
  () => readFieldChanges({ entity: "product", field: "price", entry: 4, take: 1 }),
];

test("whatever is asked of the audit log is read by an index", async () => {
  const statements = await recordStatements(() => Promise.all(reads.map((read) => read())));
  const asked = statements.filter(({ text }) => text.includes("audit_entries"));
  expect(asked).toHaveLength(reads.length);
  for (const { text, values } of asked) {
    const { rows: plan } = await client.query<{ "QUERY PLAN": string }>(`EXPLAIN ${text}`, values);
    const scans = plan.map((step) => step["QUERY PLAN"]).filter((step) => /Scan.* on audit_entries/.test(step));
    expect(scans.length, text).toBeGreaterThan(0);
    expect(
      scans.filter((step) => step.includes("Seq Scan")),
      text,
    ).toEqual([]);
  }
});
