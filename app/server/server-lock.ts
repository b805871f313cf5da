import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "pg";
import { log } from "#app/platform/log.server.ts";
import type { Cluster } from "./postgres-cluster.ts";
import { connect } from "./postgres-connection.ts";
import { startOrJoin } from "./postgres-start.ts";

/** Another server of the shop serves from this data folder. */
export class AlreadyServed extends Error {}

/** Any number will do, as long as nothing else in the database uses it. */
const serverLock = 7_429_261;

/** How long a server that is just ending may still hold the folder; one that holds it longer means to stay, milliseconds. */
const patience = 1_500;

/**
 * Makes this process the one server of a cluster. PostgreSQL takes the lock back when its holder dies, however that
 * happens, which a noted process number could not promise. If PostgreSQL itself dies it is started again where it was.
 *
 * @returns lets go; the lock itself ends with PostgreSQL or the process. Rejects with `AlreadyServed` while another process holds the cluster.
 */
export async function holdAsServer(cluster: Cluster, url: string): Promise<() => void> {
  let held = await lock(url);
  let leaving = false;
  const keep = () =>
    held.once("end", async () => {
      if (leaving) return;
      log.error("PostgreSQL is gone; starting it again");
      held = await lock(await startOrJoin(cluster, Number(new URL(url).port)));
      keep();
    });
  keep();
  return () => {
    leaving = true;
  };
}

async function lock(url: string): Promise<Client> {
  const client = await connect(url);
  const until = Date.now() + patience;
  do {
    const { rows } = await client.query<{ mine: boolean }>("SELECT pg_try_advisory_lock($1) AS mine", [serverLock]);
    if (rows[0]?.mine) return client;
    await sleep(100);
  } while (Date.now() < until);
  await client.end();
  throw new AlreadyServed();
}
