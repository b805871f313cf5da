import { db, openDatabase } from "#app/platform/db.server.ts";
import { freshDatabase } from "#tests/support/fresh-database.ts";

/** Runs one piece of work on a new database, which is this process's own meanwhile; `server` has the template. */
export async function onFreshDatabase<Value>(server: string, work: (url: string) => Promise<Value>): Promise<Value> {
  Reflect.deleteProperty(globalThis, "__taaza");
  const { url, drop } = await freshDatabase(server);
  openDatabase(url);
  try {
    return await work(url);
  } finally {
    await db.$disconnect();
    await drop();
  }
}
