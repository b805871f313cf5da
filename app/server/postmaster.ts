import { execFileSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

/** The PostgreSQL that has a data folder open. `ready` once it answers; before that it starts or recovers, or it is stopping. */
export type Postmaster = { pid: number; port: number; ready: boolean };

/**
 * The PostgreSQL that has this folder open now, or null.
 * What it noted down outlives a power cut and travels with a copied folder, and by then its number may be somebody
 * else's: a note that does not describe a living PostgreSQL of this very folder is removed, for PostgreSQL itself would
 * believe it and refuse to start.
 *
 * @param folder the real path
 */
export function postmasterOf(folder: string): Postmaster | null {
  const note = join(folder, "postmaster.pid");
  const [pid, home, , port, , , , status = ""] = read(note).split("\n");
  if (!port) return null;
  if (home === folder && commandOf(Number(pid)).includes(folder))
    return { pid: Number(pid), port: Number(port), ready: status.startsWith("ready") };
  rmSync(note, { force: true });
  return null;
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

/** What was run under this number; empty when nothing is. Slim Linux images have no `ps`, other systems no `/proc`. */
function commandOf(pid: number): string {
  try {
    if (process.platform === "linux") return readFileSync(`/proc/${pid}/cmdline`, "utf8");
    if (process.platform === "win32")
      return execFileSync("wmic", ["process", "where", `ProcessId=${pid}`, "get", "CommandLine"], { encoding: "utf8" });
    return execFileSync("ps", ["-ww", "-o", "args=", "-p", String(pid)], { encoding: "utf8" });
  } catch {
    return "";
  }
}
