import { readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { isOutOfDescriptors } from "#app/platform/descriptor-errors.ts";

/**
 * How many files and connections this process may have open at once; null where the system reports no limit. Node raises the soft
 * limit to the hard one at its start.
 */
export function descriptorLimit(): number | null {
  if (process.platform !== "linux") return null;
  const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync("/proc/self/limits", "utf8")) ?? [];
  return soft === undefined ? null : Number(soft);
}

/** From this share of the limit on, descriptors count as used up. */
const nearly = 0.95;

/** Whether this process can still open files and connections; true where the system does not say. */
export async function hasFreeDescriptors(limit: number | null): Promise<boolean> {
  if (limit === null) return true;
  try {
    return (await readdir("/proc/self/fd")).length < limit * nearly;
  } catch (problem) {
    if (isOutOfDescriptors(problem)) return false;
    throw problem;
  }
}
