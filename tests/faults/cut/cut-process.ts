import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { postmasterOf } from "#app/server/postmaster.ts";

/**
 * How a verb is run: parameters of node, its settings, what it writes when it begins with what may be
 * cut (at once if left out) and when that is over (at its end if left out).
 */
export type Command = {
  parameters: readonly string[];
  settings?: Record<string, string>;
  cwd?: string;
  begun?: RegExp;
  over?: RegExp;
};

/** What came of a verb: how long it ran from its beginning, milliseconds, and whether it ended by itself. */
export type Run = { ms: number; ended: boolean; text: string };

/**
 * Runs a verb in a process group of its own on a data folder and kills everything of it so many milliseconds after it began: the group,
 * and PostgreSQL with its processes. One that ends before is not cut.
 *
 * @param after milliseconds; infinite to let it end
 * @param deadline after which it is killed anyway, milliseconds
 */
export async function runCut(dataDir: string, command: Command, after: number, deadline: number): Promise<Run> {
  const child = spawn(process.execPath, command.parameters, {
    cwd: command.cwd ?? ".",
    detached: true,
    env: { ...process.env, DATA_DIR: dataDir, HOST: "127.0.0.1", LOG_LEVEL: "info", DEMO_LIMITS: "1000000", ...command.settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (part) => {
      text += String(part);
    });
  const exit = once(child, "exit");
  const spawned = performance.now();
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  while (command.begun && !command.begun.test(text) && !isOver() && performance.now() - spawned < deadline) await sleep(5);
  const began = performance.now();
  const until = began + Math.min(after, deadline);
  while (!isOver() && !command.over?.test(text) && performance.now() < until) await sleep(5);
  const run = { ms: performance.now() - began, ended: isOver() || (command.over?.test(text) ?? false) };
  await killAll(child, dataDir);
  await exit;
  return { ...run, text };
}

/** Kills a process group and the PostgreSQL of a data folder, and waits until the last of it is gone. */
export async function killAll(child: Pick<ChildProcess, "pid"> | null, dataDir: string): Promise<void> {
  const pids = listPostgres(dataDir);
  if (child?.pid) kill(-child.pid);
  for (const pid of pids) kill(pid);
  for (const until = performance.now() + 10_000; performance.now() < until && pids.some(isThere); ) await sleep(10);
}

/** The PostgreSQL of a data folder and the processes that it started. */
function listPostgres(dataDir: string): number[] {
  const place = join(dataDir, "pg");
  if (!existsSync(place)) return [];
  const postmaster = postmasterOf(realpathSync(place));
  if (!postmaster) return [];
  if (!existsSync("/proc/self/stat")) return [postmaster.pid]; // elsewhere they end by themselves
  const children = readdirSync("/proc").filter((name) => /^\d+$/.test(name) && parentOf(name) === postmaster.pid);
  return [postmaster.pid, ...children.map(Number)];
}

function parentOf(pid: string): number {
  try {
    return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8"))?.[1]);
  } catch {
    return 0; // gone since
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // gone since
  }
}

/** Whether a process is there and not merely waiting to be collected. */
function isThere(pid: number): boolean {
  try {
    if (!existsSync("/proc/self/stat")) return process.kill(pid, 0);
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return false;
  }
}
