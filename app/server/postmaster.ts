import { execFileSync } from "node:child_process";
import { closeSync, openSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { isOutOfDescriptors } from "#app/platform/descriptor-errors.ts";

/** The PostgreSQL that has a data folder open. `ready` once it answers; before that it starts or recovers, or it is stopping. */
export type Postmaster = { pid: number; port: number; ready: boolean };

const noteIn = (folder: string): string => join(folder, "postmaster.pid");

/**
 * The PostgreSQL of this machine that has this folder open now, or null. Throws when that cannot be found out. What it noted down outlives a power cut and travels
 * with a copied folder, and by then its number may be somebody else's.
 *
 * @param folder the real path
 */
export function postmasterOf(folder: string): Postmaster | null {
  const [pid, home, , port, , , , status = ""] = read(noteIn(folder)).split("\n");
  if (!port || home !== folder || !commandOf(Number(pid)).includes(folder)) return null;
  return { pid: Number(pid), port: Number(port), ready: status.startsWith("ready") };
}

/** Where a PostgreSQL listens within its folder, besides its port: set by `postgres-cluster.ts`. */
const sockets = /^\.s\.PGSQL\./;

/**
 * Whether a PostgreSQL has this folder open whose process cannot be seen from here, as that of another container: its number
 * means nothing here, but the socket in its folder answers. A second one on the same files would destroy them.
 */
export async function isOpenElsewhere(folder: string): Promise<boolean> {
  const [, , , port] = read(noteIn(folder)).split("\n");
  if (!port || process.platform === "win32" || postmasterOf(folder)) return false;
  const opened = openSync(folder, "r");
  try {
    // an address of a socket is short and the folder's may be long
    const here = process.platform === "linux" ? `/proc/self/fd/${opened}` : folder;
    return await isAnswered(join(here, `.s.PGSQL.${port}`));
  } finally {
    closeSync(opened);
  }
}

/** The codes of a connection to a socket that nobody listens on. */
const unanswered: ReadonlySet<string> = new Set(["ECONNREFUSED", "ECONNRESET", "ENOENT", "ENOTSOCK"]);

function isAnswered(path: string): Promise<boolean> {
  return new Promise((done, fail) => {
    const socket = connect(path);
    const end = (answered: boolean) => {
      socket.destroy();
      done(answered);
    };
    socket
      .once("connect", () => end(true))
      .once("error", (problem: NodeJS.ErrnoException) => {
        if (unanswered.has(problem.code ?? "")) end(false);
        else if (problem.code === "EAGAIN") end(true);
        else fail(problem); // unknown: to take it for unanswered would start a second PostgreSQL on the same files
      });
  });
}

/** Removes what a PostgreSQL that is gone left behind, which would keep the next one from starting. */
export function removeStalePostmaster(folder: string): void {
  rmSync(noteIn(folder), { force: true });
  for (const name of readdirSync(folder)) if (sockets.test(name)) rmSync(join(folder, name), { force: true });
}

/** The text of a file; empty when there is none. One that cannot be read is no missing one. */
function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === "ENOENT") return "";
    throw problem;
  }
}

/** What was run under this number; empty when nothing is. Slim Linux images have no `ps`, other systems no `/proc`. */
function commandOf(pid: number): string {
  try {
    if (process.platform === "linux") return readFileSync(`/proc/${pid}/cmdline`, "utf8");
    if (process.platform === "win32")
      return execFileSync("wmic", ["process", "where", `ProcessId=${pid}`, "get", "CommandLine"], { encoding: "utf8" });
    return execFileSync("ps", ["-ww", "-o", "args=", "-p", String(pid)], { encoding: "utf8" });
  } catch (problem) {
    const { code } = problem as NodeJS.ErrnoException;
    if (isOutOfDescriptors(problem) || code === "EAGAIN" || code === "ENOMEM") throw problem; // whether it runs is unknown
    return "";
  }
}
