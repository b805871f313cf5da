import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { makeDataFolder } from "#tests/support/data-folder.ts";
import { databaseFor } from "./embedded-postgres.ts";
import { openCluster } from "./postgres-cluster.ts";
import { postmasterOf } from "./postmaster.ts";
import { AlreadyServed, regain } from "./server-lock.ts";

const data = makeDataFolder();
const dataDir = data.path;
const isRunning = () => postmasterOf(realpathSync(join(dataDir, "pg"))) !== null;
afterAll(data.remove);

test("tools join the database of a running server and leave it running; a second server is refused", async () => {
  const server = await databaseFor({ dataDir, exclusive: true });
  const tool = await databaseFor({ dataDir });
  expect(tool.url).toBe(server.url);
  await expect(databaseFor({ dataDir, exclusive: true })).rejects.toBeInstanceOf(AlreadyServed);
  await tool.stop();
  expect(isRunning()).toBe(true);
  await server.stop();
  expect(isRunning()).toBe(false);
});

test("of several tools, starting together, the last to leave stops the database", async () => {
  const [first, second] = await Promise.all([databaseFor({ dataDir }), databaseFor({ dataDir })]);
  const working = new pg.Client({ connectionString: second.url });
  await working.connect();
  await first.stop();
  expect(isRunning()).toBe(true);
  await working.end();
  await second.stop();
  expect(isRunning()).toBe(false);
});

test("what a customer was promised survives: commits reach the disk, and only this machine may ask", async () => {
  const { url, stop } = await databaseFor({ dataDir });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const requested = ["fsync", "wal_sync_method", "synchronous_commit", "full_page_writes", "listen_addresses", "server_encoding"];
  const { rows } = await client.query("SELECT name, setting FROM pg_settings WHERE name = ANY($1)", [requested]);
  expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
    fsync: "on",
    wal_sync_method: process.platform === "linux" ? "fdatasync" : "fsync_writethrough",
    synchronous_commit: "on",
    full_page_writes: "on",
    listen_addresses: "127.0.0.1",
    server_encoding: "UTF8",
  });
  const stranger = new pg.Client({ connectionString: Object.assign(new URL(url), { password: "guess" }).href });
  await expect(stranger.connect()).rejects.toThrow("password authentication failed");
  await client.end();
  await stop();
});

/** The connections that hold the server lock now. */
async function lockHolders(url: string): Promise<number[]> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query("SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objid = 7429261 AND granted");
    return rows.map(({ pid }) => pid);
  } catch {
    return [];
  } finally {
    await client.end();
  }
}

test.each(["SIGTERM", "SIGKILL"] as const)(
  "a killed connection (%s) does not end the shop: the server lock is taken again",
  async (signal) => {
    const server = await databaseFor({ dataDir, exclusive: true });
    for (let round = 0; round < 3; round++) {
      const [holder = 0] = await lockHolders(server.url);
      process.kill(holder, signal);
      const others = async () => (await lockHolders(server.url)).filter((pid) => pid !== holder);
      await expect.poll(others).toHaveLength(1);
    }
    await expect(databaseFor({ dataDir, exclusive: true })).rejects.toBeInstanceOf(AlreadyServed);
    await server.stop();
  },
);

test("a database that does not get well is given up after a while, with the reason", async () => {
  const cluster = { ...(await openCluster(dataDir, true)), binaries: "/nowhere" };
  const regained = regain(cluster, { port: 1, isLeaving: () => false, timeout: 100 });
  await expect(regained).rejects.toThrow("PostgreSQL does not start; ");
});

test("a note of a process that is something else by now does not keep the database from starting", async () => {
  const folder = realpathSync(join(dataDir, "pg"));
  writeFileSync(join(folder, "postmaster.pid"), `${process.pid}\n${folder}\n1700000000\n5432\n\n127.0.0.1\n0 0\nready   \n`);
  const { stop } = await databaseFor({ dataDir });
  await stop();
  expect(existsSync(join(folder, "postmaster.pid"))).toBe(false);
});

test("a database that another container runs on the same folder is not started a second time, and goes on", async () => {
  const server = await databaseFor({ dataDir });
  const note = join(realpathSync(join(dataDir, "pg")), "postmaster.pid");
  const said = readFileSync(note, "utf8");
  writeFileSync(note, said.replace(/^\d+/, "4194303")); // its number as it looks from where it cannot be seen
  for (const exclusive of [true, false])
    await expect(databaseFor({ dataDir, exclusive })).rejects.toThrow("probably in another container");
  writeFileSync(note, said);
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  expect((await client.query("SELECT 1 AS well")).rows).toEqual([{ well: 1 }]);
  await client.end();
  await server.stop();
});

test.each(["", "\n"])("a password file that lost its text (%j) is told as that", async (text) => {
  const file = join(realpathSync(join(dataDir, "pg")), "shop-password");
  const kept = readFileSync(file);
  writeFileSync(file, text);
  await expect(databaseFor({ dataDir })).rejects.toThrow("is missing or empty");
  writeFileSync(file, kept);
});

test("a copied folder does not lead to the database it was copied from", async () => {
  const original = await databaseFor({ dataDir });
  const copy = join(dataDir, "copy");
  mkdirSync(copy);
  writeFileSync(join(copy, "postmaster.pid"), readFileSync(join(dataDir, "pg/postmaster.pid")));
  expect(postmasterOf(copy)).toBeNull();
  await original.stop();
});
