import { randomBytes } from "node:crypto";
import pg from "pg";
import { template, urlOf } from "./postgres.ts";

async function administer(server: string, sql: string) {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(sql);
  await client.end();
}

/** A new database on a server that has the template: migrated, with the few rows that each shop has. `drop` ends whoever is still on it. */
export async function freshDatabase(server: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  await administer(server, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  return { url: urlOf(server, name), drop: () => administer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}
