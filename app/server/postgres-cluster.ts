import { type ChildProcess, execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { isRunning } from "#app/platform/is-running.ts";
import { syncFolder, writeSecretDurably } from "#app/platform/write-durably.server.ts";
import { isOpenToAll, openHome, postgresBinaries } from "./postgres-binaries.ts";

const run = promisify(execFile);
const isRoot = process.getuid?.() === 0;
const nobody = 65534;

/** One PostgreSQL data folder: where it is, whose password opens it, who runs it and with which programs. */
export type Cluster = {
  folder: string;
  password: string;
  binaries: string;
  account: { uid?: number; gid?: number };
  durable: boolean;
  log: string;
};

/** Opens the data folder `DATA_DIR/pg`, making it at first use (about 1.5 s). A folder appears whole or not at all. */
export async function openCluster(dataDir: string, durable: boolean): Promise<Cluster> {
  mkdirSync(dataDir, { recursive: true });
  const folder = join(realpathSync(dataDir), "pg");
  if (!existsSync(folder)) await makeCluster(folder, durable);
  const { uid, gid } = statSync(folder);
  if (!isRoot && uid !== process.getuid?.()) {
    throw new Error(
      `${folder} belongs to another account of this machine: start the shop as that account, or set DATA_DIR to a folder of your own.`,
    );
  }
  return {
    folder: realpathSync(folder),
    password: passwordIn(folder),
    binaries: postgresBinaries(isRoot),
    account: isRoot ? { uid, gid } : {},
    durable,
    log: join(dataDir, "postgres.log"),
  };
}

function passwordIn(folder: string): string {
  const file = join(folder, "shop-password");
  const password = existsSync(file) ? readFileSync(file, "utf8").trim() : "";
  if (password) return password;
  throw new Error(
    `${file} is missing or empty, and without it nobody can open the database beside it: put it back from where you keep a copy, or restore the latest backup to another DATA_DIR.`,
  );
}

/** PostgreSQL refuses to be run by root, so root makes `nobody` the owner of the folder. */
async function makeCluster(folder: string, durable: boolean): Promise<void> {
  const beside = resolve(folder, "..");
  const home = isRoot && !isOpenToAll(beside) ? openHome : beside;
  mkdirSync(home, { recursive: true, mode: 0o755 });
  if (home === beside) sweepDrafts(beside);
  const draft = mkdtempSync(join(home, `pg-${process.pid}-`));
  const password = `${draft}.password`;
  writeSecretDurably(password, randomBytes(32).toString("base64url"));
  if (isRoot) for (const path of [draft, password]) chownSync(path, nobody, nobody);
  try {
    await initialise({ draft, password, durable });
    renameSync(password, join(draft, "shop-password"));
    if (home === beside) renameSync(draft, folder);
    else symlinkSync(draft, folder);
    for (const changed of [realpathSync(folder), home, beside]) syncFolder(changed);
  } catch (problem) {
    rmSync(draft, { recursive: true, force: true });
    rmSync(password, { force: true });
    if (!existsSync(folder)) throw problem; // else another process was quicker, and its folder is as good
  }
}

/** Removes folders that were cut off while they were made, and their passwords. Elsewhere than beside it such a folder may be a shop's own. */
function sweepDrafts(beside: string): void {
  for (const name of readdirSync(beside)) {
    const [, pid] = /^pg-(\d+)-\w{6}(\.password)?$/.exec(name) ?? [];
    if (pid && !isRunning(Number(pid))) rmSync(join(beside, name), { recursive: true, force: true });
  }
}

async function initialise({ draft, password, durable }: { draft: string; password: string; durable: boolean }): Promise<void> {
  const account = isRoot ? { uid: nobody, gid: nobody } : {};
  const options = [
    ...["-D", draft, "-U", "postgres", "--auth=scram-sha-256", `--pwfile=${password}`, "-E", "UTF8"],
    // sorts and folds case alike on every system; the system's own C.UTF-8 is missing on macOS and Windows
    ...["--locale-provider=builtin", "--builtin-locale=C.UTF-8", `--locale=${process.platform === "linux" ? "C.UTF-8" : "C"}`],
    ...["-c", "scram_iterations=1"], // stretching protects weak passwords; this one is 256 random bits
    ...(durable ? [] : ["--no-sync"]),
  ];
  await run(join(postgresBinaries(isRoot), "bin/initdb"), options, { ...account, cwd: "/", env: environment });
}

/** Nothing else of ours: the secrets stay here, and `PG…` variables would change what is started. */
const environment = { PATH: process.env["PATH"], NODE_ENV: process.env.NODE_ENV, TZ: "UTC", LC_ALL: "C" };

/** Starts PostgreSQL as a process of its own, out of reach of a Ctrl-C meant for the server, which still needs it to finish. */
export function launch(cluster: Cluster, port: number): ChildProcess {
  const settings = { ...always, ...(cluster.durable ? safe : throwaway), port };
  const options = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const log = openSync(cluster.log, "a", 0o600);
  const child = spawn(join(cluster.binaries, "bin/postgres"), ["-D", cluster.folder, ...options], {
    ...cluster.account,
    cwd: "/",
    env: environment,
    detached: true,
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  child.unref();
  return child;
}

const always = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: process.platform === "win32" ? "" : ".", // its own folder, where another container sees it answer
  max_connections: 300, // ten processes with full pools
  shared_buffers: "128MB",
  effective_cache_size: "512MB",
  random_page_cost: 1.1, // solid-state disks
  jit: "off", // compiling costs more than a shop's short queries take
  log_checkpoints: "off",
  log_min_messages: "log", // a refused statement is the shop's to log, and its text names customers
};

/** What forces a commit through the disk's own memory too; the default of macOS and Windows stops short of that. */
const syncMethod = process.platform === "linux" ? "fdatasync" : "fsync_writethrough";

const safe = {
  fsync: "on",
  wal_sync_method: syncMethod,
  synchronous_commit: "on",
  wal_level: "minimal", // no replica reads the log
  max_wal_senders: 0,
  min_wal_size: "128MB", // reused, so that commits rarely wait for a new file
  max_wal_size: "512MB", // recovery after a crash stays within seconds
  checkpoint_timeout: "15min",
};

const throwaway = {
  autovacuum: "off", // its snapshots keep a test's own VACUUM from doing its work
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  max_wal_size: "2GB",
  wal_level: "minimal",
  max_wal_senders: 0,
};

/** Stops PostgreSQL, also if another process started it, and waits until it is gone. Connections still open are cut. */
export async function stopCluster({ binaries, folder, account, durable }: Cluster): Promise<void> {
  const options = ["stop", "-D", folder, "-m", durable ? "fast" : "immediate", "-w", "-t", "60", "-s"];
  await run(join(binaries, "bin/pg_ctl"), options, { ...account, cwd: "/", env: environment });
}
