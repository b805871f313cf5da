import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { takeLock } from "./socket-lock.mjs";

/** How long a server that is just ending may still hold the folder; one that holds it longer means to stay, milliseconds. */
const timeout = 1_500;

/**
 * Makes this process the one that starts a shop on `DATA_DIR`, until it ends; a shop with a database elsewhere may have several.
 * Throws a sentence for the operator while another process, in whatever container, has the folder.
 */
export async function takeDataFolder() {
  if (process.env.DATABASE_URL) return;
  const folder = process.env.DATA_DIR || "./data";
  for (const until = Date.now() + timeout; !(await takeLock(join(folder, "server.lock"))); await sleep(100)) {
    if (Date.now() < until) continue;
    throw new Error(
      `${whoServes(folder)} already serves the shop in ${folder}. Stop it first, or set DATA_DIR and PORT for a second shop.`,
    );
  }
}

/** By the note that the server leaves there (`server-file.ts`). */
function whoServes(folder) {
  try {
    const { pid, address } = JSON.parse(readFileSync(join(folder, "server.json"), "utf8"));
    return `Process ${pid}${address ? ` at ${address}` : ""}`;
  } catch {
    return "Another process";
  }
}
