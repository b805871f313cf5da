import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { env } from "#app/platform/env.server.ts";
import { secret } from "#app/platform/secret.server.ts";

/** The database of a worker, and the time from which its clock runs on, if not from now. */
export type WorkerSettings = { url: string; at?: string };

/** Starts a process that delivers the outbox and knows this one's secret and may call what it may. */
export async function startMessageWorker(settings: WorkerSettings): Promise<ChildProcess> {
  const child = fork(fileURLToPath(new URL("message-worker.ts", import.meta.url)), [JSON.stringify(settings)], {
    execArgv: ["--import", "tsx"],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    env: { ...process.env, SESSION_SECRET: secret(), DATABASE_URL: "", DEMO: "1", OUTBOUND_ALLOW: env.OUTBOUND_ALLOW.join(",") },
  });
  await once(child, "message");
  return child;
}

/** Kills a worker outright. */
export async function killWorker(child: ChildProcess): Promise<void> {
  const exited = once(child, "exit");
  child.kill("SIGKILL");
  await exited;
}
