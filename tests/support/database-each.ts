import { afterAll, vi } from "vitest";
import { setClock } from "#app/platform/clock.server.ts";
import { db, openDatabase } from "#app/platform/db.server.ts";
import { stopOrderEvents } from "#app/platform/order-events.server.ts";
import { freshDatabase } from "./fresh-database.ts";

/** Each test file has a database of its own, made before its first test and dropped after its last. */
const { url, drop } = await freshDatabase(process.env["TEST_POSTGRES"] ?? "");
// Files share the process of their worker: limits, cached reads, pool and clock of the file before are reset here, at once with the
// address: what that file left running would open a pool on its dropped database meanwhile.
Reflect.deleteProperty(globalThis, "__taaza");
setClock(null);
openDatabase(url);

afterAll(async () => {
  vi.unstubAllGlobals(); // nor does the next file meet a pretended `fetch`
  vi.useRealTimers();
  await stopOrderEvents(); // nor a listener of this file's database
  await db.$disconnect();
  await drop();
});
