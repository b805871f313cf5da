import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { postmasterOf } from "#app/server/postmaster.ts";
import { type Random, randomFrom } from "#prisma/seed/random.ts";
import { newestOrder } from "#tests/bench/rig/audit-orders.ts";
import { HttpConnection } from "#tests/bench/rig/http-connection.ts";
import { paceSince } from "#tests/bench/rig/pace.ts";
import type { ShopFolder } from "#tests/bench/rig/shop-folder.ts";
import { makeShoppers } from "#tests/bench/rig/shoppers.ts";
import { startShop } from "#tests/bench/rig/start-shop.ts";
import { stockProduct } from "#tests/bench/rig/stock-products.ts";
import { type Course, judgeOrders, shopOn } from "./ordering.ts";
import type { Verdict } from "./verdict.ts";
import { connected } from "./with-shop.ts";

/** Each process of the shop is killed this many times one after the other and as often again at random. */
const rounds = 2;

/** Between two deaths, milliseconds. */
const between = 2_000;

/** The shop is open again by then, milliseconds. */
const openWithin = 2_000;

const shoppersAtOnce = 2;
const orders = 2_000;
const settings = { WEB_CONCURRENCY: "2" };

/** What can die; each gives what it takes to have the shop back, for only a service manager starts a killed shop again. */
type Victim = "connection" | "worker" | "postmaster" | "primary";
const victims: readonly Victim[] = ["connection", "worker", "postmaster", "primary"];

type Death = { victim: Victim; ms: number; pace: number };

async function kill(victim: Victim, course: Course, { path }: ShopFolder, random: Random): Promise<void> {
  const { pid, databaseUrl } = course.shop;
  if (victim === "connection") return killConnections(databaseUrl);
  if (victim === "postmaster") return void process.kill(postmasterOf(join(path, "pg"))?.pid ?? 0, "SIGKILL");
  if (victim === "worker") return void process.kill(random.pick(workersOf(pid)), "SIGKILL");
  await course.shop.kill();
  course.shop = await startShop(path, settings, ".", ["--built"]); // as the service of docs/operations.md starts it again
}

/** Every connection to the shop's database, the one that holds the server lock among them. */
async function killConnections(databaseUrl: string): Promise<void> {
  const client = await connected(databaseUrl);
  await client.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()",
  );
  await client.end();
}

/** The processes that serve visitors, by the process that started them. */
export function workersOf(primary: number): number[] {
  const processes = execFileSync("ps", ["-A", "-o", "pid=,ppid=,args="], { encoding: "utf8" }).split("\n");
  return processes.flatMap((line) => {
    const [, pid, parent, command = ""] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return Number(parent) === primary && command.includes("server.js") ? [Number(pid)] : [];
  });
}

/** A shop that is not open again after so long does not open any more, milliseconds at the ordinary pace. */
const neverAfter = 60_000;

/** Waits until a page and `/readyz` come three times in a row. Throws when they do not. */
async function openAgain(course: Course, victim: Victim): Promise<void> {
  const began = performance.now();
  for (let good = 0; good < 3; ) {
    const waited = performance.now() - began;
    if (waited > neverAfter * paceSince(began))
      throw new Error(
        `${victim} killed: not open again after ${Math.round(waited / 1000)} s, ${course.acknowledged.size} orders so far`,
      );
    const line = new HttpConnection(course.shop.origin);
    const statuses = await Promise.all(
      ["/readyz", "/products?page=2"].map((path) => line.ask({ path }).then(({ status }) => status)),
    ).catch(() => [0]);
    line.hangUp();
    good = statuses.every((status) => status === 200) ? good + 1 : 0;
    await sleep(20);
  }
}

async function killEach(course: Course, folder: ShopFolder, random: Random): Promise<Death[]> {
  const deaths: Death[] = [];
  const sequence = Array.from({ length: rounds }, () => victims).flat();
  for (const victim of [...sequence, ...sequence.map(() => random.pick([...victims]))]) {
    await sleep(between);
    const began = performance.now();
    await kill(victim, course, folder, random);
    await openAgain(course, victim);
    deaths.push({ victim, ms: Math.round(performance.now() - began), pace: paceSince(began) });
    console.error(`  ${victim} killed: open again after ${deaths.at(-1)?.ms} ms, ${course.acknowledged.size} orders so far`);
  }
  course.waiting.length = 0;
  return deaths;
}

/** The death after which the shop was open again latest, by the pace of the machine meanwhile. */
function judgeDeaths(all: readonly Death[], victim: Victim): Verdict {
  const deaths = all.filter((death) => death.victim === victim);
  const worst = deaths.reduce((one, other) => (other.ms / other.pace > one.ms / one.pace ? other : one));
  const slowest = Math.max(...deaths.map(({ ms }) => ms));
  const tooSlow = slowest > openWithin && worst.ms <= openWithin * worst.pace;
  const pace = tooSlow ? `; the machine up to ${Math.max(...deaths.map((death) => death.pace)).toFixed(1)} × slower` : "";
  return {
    what: `${victim} killed: the shop is open again within 2 s`,
    seen: `${slowest} ms at most, ${deaths.length} times${pace}`,
    ok: worst.ms <= openWithin * worst.pace,
    tooSlow,
  };
}

/** Connections, workers, PostgreSQL and the server itself are killed under a shop with two workers, one after the other and at random. */
export async function backend(folder: ShopFolder): Promise<Verdict[]> {
  const course: Course = {
    shop: await startShop(folder.path, settings),
    waiting: [],
    acknowledged: new Map(),
    refused: [],
    broken: [],
  };
  try {
    const setUp = await connected(course.shop.databaseUrl);
    const productId = await stockProduct(setUp, 100_000);
    const newest = await newestOrder(setUp);
    course.waiting = await makeShoppers(setUp, orders, () => [{ productId, quantity: 1000 }]);
    const shopping = Array.from({ length: shoppersAtOnce }, () => shopOn(course, { retriesErrors: true, pause: 100 }));
    const deaths = await killEach(course, folder, randomFrom(77));
    await Promise.all(shopping);
    await setUp.end().catch(() => undefined);
    const client = await connected(course.shop.databaseUrl);
    const books = await judgeOrders(client, course, newest).finally(() => client.end());
    return [...victims.map((victim) => judgeDeaths(deaths, victim)), ...books];
  } finally {
    await course.shop.stop();
  }
}
