import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Who serves from a data folder, where, and which build, in `server.json`, for people and scripts to read; `problem` is why the
 * last reload failed. The locks themselves are in the database and in `server.lock`.
 */
type Note = { pid: number; address?: string; folder?: string; problem?: string; at: number };

const file = (dataDir: string) => join(dataDir, "server.json");

/**
 * Notes down this process as the server of a data folder.
 *
 * @param known address and build, once they are known
 */
export function writeServerFile(dataDir: string, known: Omit<Note, "pid" | "at"> = {}): void {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file(dataDir), `${JSON.stringify({ pid: process.pid, ...known, at: Date.now() } satisfies Note)}\n`);
}

/** Takes this process's note back, at a stop; another's is left alone. */
export function removeServerFile(dataDir: string): void {
  if (read(dataDir)?.pid === process.pid) rmSync(file(dataDir), { force: true });
}

function read(dataDir: string): Note | null {
  try {
    return JSON.parse(readFileSync(file(dataDir), "utf8")) as Note;
  } catch {
    return null;
  }
}

/** The server of a data folder in words for a sentence: "Process 4711 at http://127.0.0.1:3000". */
export function describeServer(dataDir: string): string {
  const note = read(dataDir);
  if (!note) return "Another process";
  return `Process ${note.pid}${note.address ? ` at ${note.address}` : ""}`;
}
