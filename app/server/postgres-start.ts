import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { type Cluster, launch } from "./postgres-cluster.ts";
import { isOpenElsewhere, postmasterOf, removeStalePostmaster } from "./postmaster.ts";

/** Recovery after a crash replays at most 512 MB of log, so this is ample, milliseconds. */
const timeout = 120_000;

/** Processes of a PostgreSQL that was killed need a moment to notice, and until then none starts, milliseconds. */
const retryDelay = 100;
const maxFailures = 20;

/**
 * Sees to it that a cluster's PostgreSQL runs. Two starters at once are safe: PostgreSQL lets one of them have the folder, and the
 * other joins.
 *
 * @param port where to listen if it has to be started; by default any free port
 * @returns the address of the shop's database in it
 */
export async function startOrJoin(cluster: Cluster, port?: number): Promise<string> {
  const until = Date.now() + timeout;
  let starting: ReturnType<typeof launch> | undefined;
  let failures = 0;
  while (failures < maxFailures && Date.now() < until) {
    const running = postmasterOf(cluster.folder);
    if (running?.ready) return `postgresql://postgres:${cluster.password}@127.0.0.1:${running.port}/taaza`;
    if (!running && !starting) {
      if (await isOpenElsewhere(cluster.folder)) throw new Error(inUse(cluster.folder));
      removeStalePostmaster(cluster.folder);
      if (failures > 0) await sleep(retryDelay);
      starting = launch(cluster, port ?? (await freePort()));
      const over = () => {
        failures++;
        starting = undefined;
      };
      starting.once("error", over).once("exit", over);
    }
    await sleep(15);
  }
  throw new Error(`PostgreSQL does not start; ${cluster.log} says why.`);
}

const inUse = (folder: string): string =>
  `The database in ${folder} is in use by a process that cannot be seen from here, probably in another container. Two on one folder would destroy it: stop the other one, or set DATA_DIR to another folder.`;

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
