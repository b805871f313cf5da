import { readFileSync } from "node:fs";

/** Linux counts a process's time in hundredths of a second for every program, whatever the kernel's own clock. */
const tick = 10;

/** A line of /proc/<pid>/stat after the command's name, which may hold spaces: the first of these fields is the state. */
function statOf(pid: number): string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    return text.slice(text.lastIndexOf(")") + 2).split(" ");
  } catch {
    return []; // it ended between being listed and being looked at
  }
}

const sumOf = (fields: string[], from: number, to: number): number =>
  fields.slice(from, to).reduce((sum, ticks) => sum + Number(ticks) * tick, 0);

/** The processes that a process started and that have not ended. */
export const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);

/** The CPU time of the shop's server so far, its workers included and its PostgreSQL not, milliseconds. */
export function serverCpu({ pid, postmaster }: { pid: number; postmaster: number }): number {
  const processes = [pid, ...childrenOf(pid).filter((child) => child !== postmaster)];
  return processes.reduce((sum, process) => sum + sumOf(statOf(process), 11, 13), 0);
}

/** The CPU time of PostgreSQL so far, milliseconds: its connections, living and ended, and its own writers and cleaners. */
export function postgresCpu({ postmaster }: { postmaster: number }): number {
  const living = childrenOf(postmaster).reduce((sum, process) => sum + sumOf(statOf(process), 11, 13), 0);
  return living + sumOf(statOf(postmaster), 11, 15);
}

/** The memory that a process holds now, MB. */
export function memoryOf(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}
