import { setTimeout as sleep } from "node:timers/promises";
import { HttpConnection } from "#tests/bench/rig/http-connection.ts";
import type { Shop } from "#tests/bench/rig/start-shop.ts";

/** What visitors were answered; `over` ends their visits. */
export type Visits = { statuses: number[]; failed: string[]; over: boolean };

/** Between two requests of a visitor, milliseconds. */
const pause = 40;

/** Requests one URL after another on one connection, as a browser does, until the visits are over. */
export async function visit({ origin }: Shop, paths: readonly string[], visits: Visits, cookie = ""): Promise<void> {
  const line = new HttpConnection(origin);
  for (let turn = 0; !visits.over; turn++) {
    const path = paths[turn % paths.length] ?? "/";
    try {
      const { status } = await line.ask({ path, ...(cookie && { headers: { Cookie: cookie } }) });
      visits.statuses.push(status);
      if (status >= 400) visits.failed.push(`${path} was answered ${status}`);
    } catch (problem) {
      visits.failed.push(`${path}: ${problem}`);
    }
    await sleep(pause);
  }
  line.hangUp();
}
