import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdirSync, openSync, readFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { makeDataFolder } from "../data-folder.ts";
import { findLeaks } from "./log-leaks.ts";

/** A Friday morning in Multan: every delivery slot of the day is still open. */
const demoNow = "2026-11-20T10:00:00+05:00";

/** From a built shop; on a slow machine the first start also seeds, milliseconds. */
const timeout = 300_000;

/** What the shop writes while the tests run. */
const logFile = "test-results/server.log";

/**
 * Opens the demo shop exactly as `npm start` does, with a database of its own, on a free port; `SHOP_URL` is its address
 * for the tests. Where `SHOP_URL` is set already, that shop is used as it is.
 *
 * @returns closes it again and leaves nothing behind; throws when a line of the whole run's log has a person's number, address or words
 */
export default async function openShop(): Promise<(() => Promise<void>) | undefined> {
  if (process.env["SHOP_URL"]) return undefined;
  const { url, dataDir, close } = await openShopOf({ log: logFile });
  process.env["SHOP_URL"] = url;
  process.env["SHOP_DATA"] = dataDir;
  return async () => {
    await close();
    const leaks = findLeaks(readFileSync(logFile, "utf8"));
    if (leaks.length > 0) throw new Error(`The shop's log names people:\n${leaks.slice(0, 5).join("\n")}`);
  };
}

type Wish = { log: string; settings?: Record<string, string>; descriptors?: number };

/**
 * Opens a demo shop with a database of its own; `settings` are further environment variables, `log` is where it writes,
 * `descriptors` is how many files and connections it may have open (not on Windows). A port
 * that somebody took between looking for it and opening it is looked for again.
 */
export async function openShopOf(wish: Wish, tries = 3): ReturnType<typeof openOnce> {
  try {
    return await openOnce(wish);
  } catch (problem) {
    if (tries === 1 || !String(problem).includes("is taken by another program")) throw problem;
    return openShopOf(wish, tries - 1);
  }
}

async function openOnce({ log, settings = {}, descriptors }: Wish) {
  const folder = makeDataFolder();
  const environment = { ...shopEnvironment(folder.path, await freePort()), ...settings };
  const server = start(environment, log, descriptors);
  const close = async () => {
    if (server.exitCode === null && server.kill("SIGTERM")) await once(server, "exit");
    folder.remove();
  };
  try {
    const address = await addressOf(server, log);
    // where a proxy stands in front, the shop names the proxy's address
    const url = address.startsWith("https:") ? `http://127.0.0.1:${environment["PORT"]}` : address;
    return { url, dataDir: folder.path, close };
  } catch (problem) {
    await close();
    throw problem;
  }
}

/** The very command of `npm start`, heap flags and all, without npm between us and the server. */
function start(env: NodeJS.ProcessEnv, logPath: string, descriptors?: number): ChildProcess {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: { start: string } };
  const [, ...parameters] = scripts.start.split(" ");
  mkdirSync("test-results", { recursive: true });
  const log = openSync(logPath, "w");
  const command = [process.execPath, ...parameters];
  const [program = "", ...rest] = descriptors ? ["sh", "-c", `ulimit -n ${descriptors} && exec "$0" "$@"`, ...command] : command;
  const server = spawn(program, rest, { env, stdio: ["ignore", log, log] });
  closeSync(log);
  return server;
}

/** Every setting of the shop is named, so that neither a `.env` nor the caller's environment decides what is tested. */
function shopEnvironment(dataDir: string, port: number): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, SystemRoot } = process.env;
  const blank = Object.fromEntries(
    ["APP_ORIGIN", "DATABASE_URL", "OUTBOUND_ALLOW", "SMTP_URL", "WHATSAPP_BASE_URL", "STORAGE_URL", "TRUST_PROXY"].map(
      (name) => [name, ""],
    ),
  );
  return {
    ...{ PATH, HOME, TMPDIR, SystemRoot, ...blank },
    NODE_ENV: "production",
    npm_lifecycle_event: "start", // as under npm, the server ends when its parent process is gone
    HOST: "127.0.0.1",
    PORT: String(port),
    DATA_DIR: dataDir,
    DEMO: "1",
    DEMO_NOW: demoNow,
    DEMO_LIMITS: "100000",
    SESSION_SECRET: "a secret that only the tests know, long enough",
    WEB_CONCURRENCY: "1",
    DRAW_PICTURES: "0", // what a page shows must not change while it is looked at
    LOG_LEVEL: "info",
  };
}

/** A free port of this machine. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}

async function addressOf(server: ChildProcess, log: string): Promise<string> {
  const until = Date.now() + timeout;
  while (Date.now() < until && server.exitCode === null) {
    const address = /open at (https?:\S+)/.exec(readFileSync(log, "utf8"))?.[1];
    if (address) return address;
    await sleep(50);
  }
  throw new Error(`The shop did not open:\n${readFileSync(log, "utf8")}`);
}
