import pg from "pg";
import { databaseFor } from "#app/server/embedded-postgres.ts";
import { migrate } from "#app/server/migrate.ts";
import { makeDataFolder } from "./data-folder.ts";

/** Every test database is a copy of this one: migrated, with the few rows that each shop has. */
export const template = "taaza_template";

async function makeTemplate(url: string) {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`DROP DATABASE IF EXISTS ${template} WITH (FORCE)`);
  await admin.query(`CREATE DATABASE ${template}`);
  await admin.end();
  const shop = new pg.Client({ connectionString: urlOf(url, template) });
  await shop.connect();
  await migrate(shop, { quiet: true });
  await shop.end();
}

/** The same server's address with another database. */
export function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

/** One PostgreSQL for the whole run; workers copy the template. Gone afterwards. */
export default async function setup() {
  const folder = makeDataFolder();
  const postgres = await databaseFor({ dataDir: folder.path, durable: false });
  await makeTemplate(postgres.url);
  process.env["TEST_POSTGRES"] = postgres.url;
  return async () => {
    await postgres.stop();
    folder.remove();
  };
}
