import pg from "pg";
import { databaseFor } from "#app/server/embedded-postgres.ts";
import { migrate } from "#app/server/migrate.ts";
import { seedFromArguments } from "./seed-from-arguments.ts";

/** `npm run seed`: fills the database of `DATABASE_URL`, or the embedded one, whether the shop is open at the moment or not. */
const given = process.env["DATABASE_URL"];
const database = given
  ? { url: given, stop: async () => undefined }
  : await databaseFor({ dataDir: process.env["DATA_DIR"] ?? "./data" });
try {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await migrate(client);
  await client.end();
  console.log(await seedFromArguments(database.url, process.argv.slice(2)));
} finally {
  await database.stop();
}
