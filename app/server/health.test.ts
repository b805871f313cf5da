import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { databaseUrl, openDatabase } from "#app/platform/db.server.ts";
import { stopOrderEvents, subscribeToOrderEvents } from "#app/platform/order-events.server.ts";
import { type OpenApp, openApp } from "#tests/support/open-app.ts";
import { findReadiness, type Readiness } from "./ready.ts";

let readiness: () => Promise<Readiness> = findReadiness;
let shop: OpenApp;
beforeAll(async () => {
  shop = await openApp((_, res) => void res.status(500).send("no page"), { findReadiness: () => readiness() });
});
afterAll(() => shop.close());

test("a shop that lacks a migration lives, but is not ready until it has it", async () => {
  const client = new pg.Client({ connectionString: databaseUrl() });
  await client.connect();
  const { rows } = await client.query(
    `DELETE FROM "_prisma_migrations" WHERE id = (SELECT min(id) FROM "_prisma_migrations") RETURNING *`,
  );
  expect(await shop.send("/readyz")).toMatchObject({ status: 503, text: '{"status":"not ready"}' });
  expect(await shop.send("/healthz")).toMatchObject({ status: 200, text: '{"status":"ok"}' });
  const columns = Object.keys(rows[0]);
  await client.query(
    `INSERT INTO "_prisma_migrations" (${columns}) VALUES (${columns.map((_, at) => `$${at + 1}`)})`,
    Object.values(rows[0]),
  );
  await client.end();
  expect(await shop.send("/readyz")).toMatchObject({ status: 200, text: '{"status":"ready"}' });
});

test("what does not work is named although pages are served: a listener without a connection, a database that takes no writes", async () => {
  const url = databaseUrl();
  openDatabase(Object.assign(new URL(url), { port: "1" }).href);
  await subscribeToOrderEvents({ changed: () => undefined, missed: () => undefined, end: () => undefined }).ready;
  openDatabase(url);
  expect(await shop.send("/readyz")).toMatchObject({ status: 200, text: '{"status":"ready","degraded":["listening"]}' });
  await stopOrderEvents();

  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("BEGIN; LOCK TABLE limits IN SHARE MODE");
  expect(await shop.send("/readyz")).toMatchObject({ status: 200, text: '{"status":"ready","degraded":["writes"]}' });
  await client.end();
  expect(await shop.send("/readyz")).toMatchObject({ status: 200, text: '{"status":"ready"}' });
});

test("a shop whose database does not answer is not ready", async () => {
  readiness = () => Promise.reject(new Error("connection refused"));
  expect((await shop.send("/readyz")).status).toBe(503);
  expect((await shop.send("/healthz")).status).toBe(200);
});
