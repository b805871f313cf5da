import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { makeDataFolder } from "./data-folder.ts";

/** Mounts a small file system at a folder, which is made if need be; gives what unmounts it. `options` are those of tmpfs. */
export function mountSmall(place: string, options: string): () => void {
  mkdirSync(place, { recursive: true });
  execFileSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", place], { stdio: "ignore" });
  return () => execFileSync("umount", [place]);
}

/** Whether this account may mount a file system here. */
export const mayMount: boolean = process.platform === "linux" && process.getuid?.() === 0 && canMount();

function canMount(): boolean {
  const folder = makeDataFolder();
  try {
    mountSmall(join(folder.path, "uploads"), "size=64k")();
    return true;
  } catch {
    return false;
  } finally {
    folder.remove();
  }
}
