import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { env } from "#app/platform/env.server.ts";
import { secret } from "#app/platform/secret.server.ts";

/** What a sender is given: its database, or the time at which it delivers. */
export type SenderOrder = { url?: string; at?: string };

const ask = async (child: ChildProcess, order: SenderOrder): Promise<void> => {
  const over = new AbortController();
  const answered = Promise.race([
    once(child, "message", { signal: over.signal }),
    once(child, "exit", { signal: over.signal }),
  ]).catch(() => undefined);
  child.send(order, () => undefined);
  await answered;
  over.abort();
};

/** Starts a process that sends messages: `open` gives it a database, `deliver` has it deliver at a time, `kill` ends it outright. */
export async function startSender() {
  const child = fork(fileURLToPath(new URL("sender.ts", import.meta.url)), [], {
    execArgv: ["--import", "tsx"],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    env: {
      ...process.env,
      LOG_LEVEL: "silent",
      SESSION_SECRET: secret(),
      DATABASE_URL: "",
      DEMO: "1",
      OUTBOUND_ALLOW: env.OUTBOUND_ALLOW.join(","),
    },
  });
  child.on("error", () => undefined);
  await once(child, "message");
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  return {
    open: (url: string) => ask(child, { url }),
    deliver: async (at: Date) => {
      if (isAlive()) await ask(child, { at: at.toISOString() });
    },
    kill: async () => {
      if (!isAlive()) return;
      const exited = once(child, "exit");
      child.kill("SIGKILL");
      await exited;
    },
  };
}

/** Such a process. */
export type Sender = Awaited<ReturnType<typeof startSender>>;
