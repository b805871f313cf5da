import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "pg";
import { log } from "#app/platform/log.server.ts";
import type { Cluster } from "./postgres-cluster.ts";
import { connect } from "./postgres-connection.ts";
import { startOrJoin } from "./postgres-start.ts";
import { exitWithError } from "./stop.ts";

/** Another server of the shop serves from this data folder. */
export class AlreadyServed extends Error {}

/** Any number will do, as long as nothing else in the database uses it. */
const serverLock = 7_429_261;

/** How long a server that is just ending may still hold the folder; one that holds it longer means to stay, milliseconds. */
const timeout = 1_500;

/** A database that is not well by then needs a person: its disk is full or its files are damaged, milliseconds. */
const recoveryTimeout = 10 * 60_000;

/** Between two tries to reach a database that starts or recovers, milliseconds. */
const retryDelay = 200;

/**
 * Makes this process the one server of a cluster. PostgreSQL releases the lock when its holder ends, however that happens, which
 * a PID file could not guarantee. When the lock's connection ends, for the connection or all of PostgreSQL was killed, PostgreSQL
 * is started where it was if need be and the lock taken again, until that succeeds.
 *
 * @returns releases the lock; the lock itself ends with PostgreSQL or the process. Rejects with `AlreadyServed` while another
 *   process holds the cluster.
 */
export async function holdAsServer(cluster: Cluster, url: string): Promise<() => void> {
  const port = Number(new URL(url).port);
  let leaving = false;
  const keep = (held: Client) =>
    held.once("end", () => {
      if (leaving) return;
      log.error("the database connection that holds the server lock ended; taking the lock again");
      regain(cluster, { port, isLeaving: () => leaving }).then((client) => client && keep(client), cannotGoOn);
    });
  keep(await lock(url));
  return () => {
    leaving = true;
  };
}

/**
 * Takes the lock again as soon as PostgreSQL is well: while it recovers it refuses connections (57P03).
 *
 * @returns the connection that holds the lock; null when the server is stopping. Rejects with the last problem after `timeout`,
 *   and at once with `AlreadyServed`.
 */
export async function regain(
  cluster: Cluster,
  { port, isLeaving, timeout = recoveryTimeout }: { port: number; isLeaving: () => boolean; timeout?: number },
): Promise<Client | null> {
  const until = performance.now() + timeout;
  while (!isLeaving()) {
    try {
      return await lock(await startOrJoin(cluster, port));
    } catch (problem) {
      if (problem instanceof AlreadyServed || performance.now() > until) throw problem;
      log.warn({ problem: String(problem) }, "PostgreSQL cannot be used yet; trying again");
      await sleep(retryDelay);
    }
  }
  return null;
}

function cannotGoOn(problem: unknown): Promise<void> {
  const why =
    problem instanceof AlreadyServed
      ? "another process took the server lock meanwhile"
      : `PostgreSQL could not be used for ${recoveryTimeout / 60_000} minutes (${problem})`;
  log.fatal({ err: problem }, "the shop cannot go on without its database");
  return exitWithError(new Error(`The shop is closed: ${why}. Mend that and start it again.`));
}

async function lock(url: string): Promise<Client> {
  const client = await connect(url);
  const until = Date.now() + timeout;
  try {
    do {
      const { rows } = await client.query<{ mine: boolean }>("SELECT pg_try_advisory_lock($1) AS mine", [serverLock]);
      if (rows[0]?.mine) return client;
      await sleep(100);
    } while (Date.now() < until);
  } catch (problem) {
    await client.end().catch(() => undefined);
    throw problem;
  }
  await client.end();
  throw new AlreadyServed();
}
