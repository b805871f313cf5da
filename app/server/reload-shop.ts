import { readFileSync } from "node:fs";
import { join } from "node:path";
import { env } from "#app/platform/env.server.ts";
import { log } from "#app/platform/log.server.ts";
import { migrateShop } from "./open-shop.ts";
import { writeServerFile } from "./server-file.ts";
import { replaceWorkers } from "./workers.ts";

let last: Promise<void> = Promise.resolve();

/** Serves the build that is current, once earlier calls of this are done; what comes of it is noted in `server.json`. */
export function reloadShop(serving: { address: string; folder: string }): Promise<void> {
  last = last.then(() => reload(serving));
  return last;
}

async function reload(serving: { address: string; folder: string }): Promise<void> {
  const { address, folder } = serving;
  try {
    if (env.WEB_CONCURRENCY === 1)
      throw new Error("One process serves this shop: restart it, or start it with WEB_CONCURRENCY=2.");
    const next = join("build", readFileSync("build/current", "utf8").trim());
    await migrateShop();
    await replaceWorkers(next, folder);
    serving.folder = next;
    writeServerFile(env.DATA_DIR, { address, folder: next });
    log.info({ folder: next }, "the workers serve another build");
  } catch (problem) {
    log.error({ err: problem }, "the shop goes on with the build it has");
    writeServerFile(env.DATA_DIR, { address, folder, problem: (problem as Error).message });
  }
}
