import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Who serves from a data folder and where, in `server.json`, for people and scripts to read. The lock itself is in the database. */
type Note = { pid: number; address?: string };

const file = (dataDir: string) => join(dataDir, "server.json");

/**
 * Notes down this process as the server of a data folder.
 *
 * @param address once it is known
 */
export function noteServer(dataDir: string, address?: string): void {
  writeFileSync(file(dataDir), `${JSON.stringify({ pid: process.pid, address } satisfies Note)}\n`);
}

/** Takes the note back, at a stop. */
export function forgetServer(dataDir: string): void {
  rmSync(file(dataDir), { force: true });
}

/** The server of a data folder in words for a sentence: "Process 4711 at http://127.0.0.1:3000". */
export function whoServes(dataDir: string): string {
  try {
    const { pid, address } = JSON.parse(readFileSync(file(dataDir), "utf8")) as Note;
    return `Process ${pid}${address ? ` at ${address}` : ""}`;
  } catch {
    return "Another process";
  }
}
