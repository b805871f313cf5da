import { rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { type Cluster, openCluster, stopCluster } from "./postgres-cluster.ts";
import { connect, errorCodeOf } from "./postgres-connection.ts";
import { startOrJoin } from "./postgres-start.ts";
import { postmasterOf } from "./postmaster.ts";
import { AlreadyServed, holdAsServer } from "./server-lock.ts";

/** A database in use. `stop` gives it back: the last to leave, or the shop's server, stops PostgreSQL too. */
export type Database = { url: string; stop(): Promise<void> };

/** Connections that were closed a moment ago are not gone yet, and PostgreSQL would complain to them, milliseconds. */
const closingPause = 50;

/** `durable: false` (for tests): nothing survives a crash, no other process connects, and `stop` stops PostgreSQL and removes its data. */
type Wish = { dataDir: string; durable?: boolean; exclusive?: boolean };

/**
 * The shop's database in a data folder, with PostgreSQL started if it is not running; further processes join it.
 *
 * @param wish.dataDir holds `pg` (the data) and `postgres.log`
 * @param wish.exclusive true for the one server of a folder: throws `AlreadyServed` while another has it, keeps PostgreSQL running,
 *   and its `stop` stops it despite open connections
 */
export async function databaseFor({ dataDir, durable = true, exclusive = false }: Wish): Promise<Database> {
  const cluster = await openCluster(dataDir, durable);
  for (let tries = 3; ; tries--) {
    const url = await startOrJoin(cluster);
    try {
      await ensureShopDatabase(url);
      if (!exclusive) return { url, stop: () => leaveTogether(cluster, url) };
      const letGo = await holdAsServer(cluster, url);
      return { url, stop: () => leave(cluster, letGo) };
    } catch (problem) {
      // between joining and connecting, the process that started PostgreSQL may have stopped it
      if (tries === 1 || problem instanceof AlreadyServed || postmasterOf(cluster.folder)?.ready) throw problem;
    }
  }
}

async function ensureShopDatabase(url: string): Promise<void> {
  try {
    await (await connect(url)).end();
  } catch (problem) {
    if (errorCodeOf(problem) !== "3D000") throw problem;
    await createShopDatabase(url);
  }
}

async function createShopDatabase(url: string): Promise<void> {
  const admin = await connect(Object.assign(new URL(url), { pathname: "/postgres" }).href);
  try {
    await admin.query("CREATE DATABASE taaza TEMPLATE template0");
  } catch (problem) {
    if (!["42P04", "23505"].includes(errorCodeOf(problem))) throw problem; // made by another a moment ago
  } finally {
    await admin.end();
  }
}

async function leave(cluster: Cluster, letGo: () => void): Promise<void> {
  letGo();
  await sleep(closingPause);
  if (postmasterOf(cluster.folder)) await stopCluster(cluster);
}

async function leaveTogether(cluster: Cluster, url: string): Promise<void> {
  if (!cluster.durable) {
    await stopCluster(cluster);
    rmSync(cluster.folder, { recursive: true });
  } else if (postmasterOf(cluster.folder) && !(await othersAreConnected(url))) await stopCluster(cluster);
}

async function othersAreConnected(url: string): Promise<boolean> {
  try {
    const client = await connect(url);
    const { rowCount } = await client.query(
      "SELECT FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid() LIMIT 1",
    );
    await client.end();
    return rowCount !== 0;
  } catch {
    return true; // it no longer answers: another is stopping it this very moment
  }
}
