import { readFileSync } from "node:fs";

/** The process that started this one and the one that started that; `grandparent` is null where it could not be read. */
export type Lineage = { parent: number; grandparent: number | null };

/**
 * The parent of this process, and the parent's parent, for npm may put a shell between us and itself. Systems without `/proc` do not
 * report the grandparent; nor does Linux while no descriptor is free.
 */
export function lineageOfProcess(): Lineage {
  const parent = process.ppid;
  try {
    const [, found] = /\) \S (\d+)/.exec(readFileSync(`/proc/${parent}/stat`, "utf8")) ?? [];
    return { parent, grandparent: found === undefined ? null : Number(found) };
  } catch {
    return { parent, grandparent: null };
  }
}

/** Whether a process that was started under `before` has lost one of the two by now. What could not be read is unknown, and no loss. */
export function hasLostParent(before: Lineage, now: Lineage): boolean {
  if (now.parent !== before.parent) return true;
  return before.grandparent !== null && now.grandparent !== null && now.grandparent !== before.grandparent;
}
