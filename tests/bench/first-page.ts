import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Figure } from "./figure.ts";
import { HttpConnection } from "./rig/http-connection.ts";
import type { ShopFolder } from "./rig/shop-folder.ts";

const times = 3;

/** Runs `npm start` as a terminal would, in a process group of its own that a Ctrl-C reaches as a whole. */
const npmStart = (dataDir: string): ChildProcess =>
  spawn("npm", ["start"], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: "0", LOG_LEVEL: "error" },
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });

async function untilFirstPage(dataDir: string): Promise<number> {
  const began = performance.now();
  const npm = npmStart(dataDir);
  try {
    if (!npm.stdout || !npm.pid) throw new Error("npm cannot be run.");
    for await (const line of createInterface(npm.stdout)) {
      const [, origin] = /is open at (\S+)/.exec(line) ?? [];
      if (!origin) continue;
      const page = new HttpConnection(origin);
      const { status } = await page.ask({ path: "/" });
      page.hangUp();
      if (status !== 200) throw new Error(`The first page answered ${status}.`);
      return (performance.now() - began) / 1000;
    }
    throw new Error("npm start ended without opening the shop.");
  } finally {
    const gone = once(npm, "exit");
    if (npm.pid && npm.exitCode === null) process.kill(-npm.pid, "SIGINT");
    await gone;
  }
}

/** From `npm start` to the first page, when everything is installed, built and seeded: the slowest of a few times. */
export async function firstPage({ path }: ShopFolder): Promise<Figure[]> {
  const seconds: number[] = [];
  for (let time = 0; time < times; time++) seconds.push(await untilFirstPage(path));
  return [{ what: `npm start to the first page, slowest of ${times}`, value: Math.max(...seconds), unit: "s", most: 5 }];
}
