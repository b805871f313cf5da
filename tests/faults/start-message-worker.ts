import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { secret } from "#app/platform/secret.server.ts";
import { urlOf } from "#tests/support/postgres.ts";

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

/** Starts processes that deliver the outbox of this test's own database; their clocks run on from a time, if not from now. */
export async function startMessageWorkers(count: number, at?: Date): Promise<ChildProcess[]> {
  const [{ name } = { name: "" }] = await db.$queryRaw<{ name: string }[]>`SELECT current_database() AS name`;
  const settings = { url: urlOf(process.env["TEST_POSTGRES"] ?? "", name), ...(at && { at: at.toISOString() }) };
  return Promise.all(Array.from({ length: count }, () => startMessageWorker(settings)));
}

/** Kills a worker outright. */
export async function killWorker(child: ChildProcess): Promise<void> {
  const exited = once(child, "exit");
  child.kill("SIGKILL");
  await exited;
}
