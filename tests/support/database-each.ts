import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll } from "vitest";
import { db, openDatabase } from "#app/platform/db.server.ts";
import { template, urlOf } from "./postgres.ts";

/** Each test file has a database of its own, made at its first query's doorstep and dropped after its last test. */
const server = process.env["TEST_POSTGRES"] ?? "";
const name = `test_${randomBytes(6).toString("hex")}`;

async function administer(sql: string) {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(sql);
  await client.end();
}

await administer(`CREATE DATABASE ${name} TEMPLATE ${template}`);
openDatabase(urlOf(server, name));

afterAll(async () => {
  await db.$disconnect();
  await administer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
});
