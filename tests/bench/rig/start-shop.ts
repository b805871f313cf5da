import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { postmasterOf } from "#app/server/postmaster.ts";
import { freePort } from "#tests/support/e2e/shop-server.ts";

/**
 * A server of the shop that runs as a process of its own. `problems` are the lines it logged as errors; `stop` sends SIGTERM and
 * returns its exit code, null after a signal; `kill` gives it no chance to.
 */
export type Shop = {
  origin: string;
  pid: number;
  databaseUrl: string;
  postmaster: number;
  problems: readonly string[];
  stop: () => Promise<number | null>;
  kill: () => Promise<void>;
};

/** The servers that were started and have not ended. */
const running = new Set<ChildProcess>();

/** Kills every server that was started here and has not ended: a run that gave no verdict leaves none behind. */
export async function killShops(): Promise<void> {
  await Promise.all([...running].map((child) => endOf(child, "SIGKILL")));
}

/** A checkout's own command in package.json, heap flags included: what `npm start` runs is what is measured. */
function startCommand(checkout: string): string[] {
  const { scripts } = JSON.parse(readFileSync(join(checkout, "package.json"), "utf8")) as { scripts: { start: string } };
  return scripts.start.split(" ").slice(1);
}

/**
 * Starts the shop on a data folder and a free port that stays its own, also when the last of its processes that listen dies, with limits that never bite and pages uncompressed.
 *
 * @param settings further environment variables
 * @param checkout the folder of the shop's sources, this one by default
 * @param options further options of the start, such as the `--built` of a service
 * @param bounds `descriptors`: how many files and sockets each of its processes may have open
 */
export async function startShop(
  dataDir: string,
  settings: Record<string, string> = {},
  checkout = ".",
  options: readonly string[] = [],
  { descriptors }: { descriptors?: number } = {},
): Promise<Shop> {
  const logFile = join(dataDir, "server.log");
  const log = openSync(logFile, "a");
  const command = [process.execPath, ...startCommand(checkout), ...options] as const;
  const bounded = ["sh", "-c", `ulimit -n ${descriptors} && exec "$@"`, "sh", ...command] as const;
  const [program, ...parameters] = descriptors ? bounded : command;
  const child = spawn(program, parameters, {
    cwd: checkout,
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      HOST: "127.0.0.1",
      PORT: String(await freePort()),
      LOG_LEVEL: "error",
      COMPRESSION: "0",
      DEMO_LIMITS: "1000000",
      DRAW_PICTURES: "0", // a shop at work has them
      ...settings,
    },
    stdio: ["ignore", "pipe", log],
  });
  closeSync(log);
  running.add(child);
  child.once("exit", () => running.delete(child));
  const problems: string[] = [];
  const origin = await openAt(child, problems).catch((problem: Error) => {
    throw new Error(`${problem.message}\n${readFileSync(logFile, "utf8")}`);
  });
  const postmaster = postmasterOf(join(dataDir, "pg"));
  if (!postmaster || !child.pid) throw new Error("The shop runs without a database.");
  const password = readFileSync(join(dataDir, "pg/shop-password"), "utf8");
  const databaseUrl = `postgresql://postgres:${password}@127.0.0.1:${postmaster.port}/taaza`;
  const stop = async () => {
    const code = await endOf(child, "SIGTERM");
    if (code !== 0) console.error(readFileSync(logFile, "utf8"));
    return code;
  };
  const kill = () => endOf(child, "SIGKILL").then(() => undefined);
  return { origin, pid: child.pid, databaseUrl, postmaster: postmaster.pid, problems, stop, kill };
}

function openAt(child: ChildProcess, problems: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`The shop did not open (exit code ${code}).`)));
    if (!child.stdout) return;
    createInterface(child.stdout).on("line", (line) => {
      const [, origin] = /is open at (\S+)/.exec(line) ?? [];
      if (origin) resolve(origin);
      else if (line.startsWith("{") && problems.length < 1000) problems.push(line);
    });
  });
}

/** Ends a process unless it has ended before; gives its exit code, null after a signal. */
async function endOf(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const gone = once(child, "exit");
    child.kill(signal);
    await gone;
  }
  return child.exitCode;
}
