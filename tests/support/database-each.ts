import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, vi } from "vitest";
import { setClock } from "#app/platform/clock.server.ts";
import { db, openDatabase } from "#app/platform/db.server.ts";
import { template, urlOf } from "./postgres.ts";

/** Each test file has a database of its own, made before its first test and dropped after its last. */
const server = process.env["TEST_POSTGRES"] ?? "";
// Files share the process of their worker: limits, facts, pool and clock of the file before are forgotten here.
Reflect.deleteProperty(globalThis, "__taaza");
setClock(null);
const name = `test_${randomBytes(6).toString("hex")}`;

async function administer(sql: string) {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(sql);
  await client.end();
}

await administer(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
openDatabase(urlOf(server, name));

afterAll(async () => {
  vi.unstubAllGlobals(); // nor does the next file meet a pretended `fetch`
  vi.useRealTimers();
  await db.$disconnect();
  await administer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
});
