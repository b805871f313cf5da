import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { Client } from "pg";
import type { Figure } from "./figure.ts";
import { load, percentile } from "./rig/load.ts";
import type { ShopFolder } from "./rig/shop-folder.ts";
import { postgresCpu, serverCpu } from "./rig/spent.ts";
import { type Shop, startShop } from "./rig/start-shop.ts";

const warmUp = 1_500;
const requests = 4_000;
const shoppers = 8;

type Server = { origin: string; pid: number; postmaster: number };
export type Cost = { app: number; database: number; bytes: number; slow: number };

const noCookies = () => ({ Accept: "text/html" });

/**
 * What a page costs, warm: CPU of server and database in milliseconds a page, size, and the wait that 99 of 100 stay below.
 *
 * @param path the path of the request with this number, from 0
 * @param headers its headers, those of a browser without cookies by default
 */
export async function costOf(
  server: Server,
  path: (number: number) => string,
  headers: (number: number) => Record<string, string> = noCookies,
): Promise<Cost> {
  const { origin } = server;
  const make = (number: number) => ({ path: path(number), headers: headers(number) });
  await load({ origin, shoppers, requests: warmUp, make });
  const before = { app: serverCpu(server), database: postgresCpu(server) };
  let bytes = 0;
  const went = await load({
    origin,
    shoppers,
    requests,
    make,
    look({ status, body }, number) {
      if (status !== 200) throw new Error(`${path(number)} answered ${status}.`);
      bytes += body.length;
    },
  });
  const app = (serverCpu(server) - before.app) / requests;
  const database = (postgresCpu(server) - before.database) / requests;
  return { app, database, bytes: bytes / requests, slow: percentile(went.waits, 0.99) };
}

/** Measures the floor: pg and React alone, on the same database. */
export async function onFloor<Result>(
  { databaseUrl, postmaster }: Pick<Shop, "databaseUrl" | "postmaster">,
  measure: (server: Server) => Promise<Result>,
): Promise<Result> {
  const child = spawn(process.execPath, ["--import", "tsx", "tests/bench/floor-page.tsx", databaseUrl], {
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const [port] = (await once(createInterface(child.stdout), "line")) as [string];
    return await measure({ origin: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, postmaster });
  } finally {
    const gone = once(child, "exit");
    child.kill();
    await gone;
  }
}

async function productPaths(databaseUrl: string): Promise<(number: number) => string> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: number }>("SELECT id FROM products WHERE status = 'active' ORDER BY id");
  await client.end();
  return (number) => `/product/${rows[number % rows.length]?.id}`;
}

function figuresOf(name: string, cost: Cost, floor: Cost): Figure[] {
  return [
    { what: `${name}: pages per second of app CPU`, value: 1000 / cost.app, unit: "/s", floor: 1000 / floor.app, least: 400 },
    { what: `${name}: app CPU a page`, value: cost.app, unit: "ms", floor: floor.app, most: 2.5 },
    { what: `${name}: database CPU a page`, value: cost.database, unit: "ms", floor: floor.database, most: 0.5 },
    { what: `${name}: size, uncompressed`, value: cost.bytes / 1024, unit: "KiB", floor: floor.bytes / 1024 },
    { what: `${name}: 99 % answered within, 8 at once`, value: cost.slow, unit: "ms", floor: floor.slow },
  ];
}

/** Home, list and product page for visitors without cookies: nothing cached, nothing compressed. */
export async function pages({ path }: ShopFolder): Promise<Figure[]> {
  const shop = await startShop(path, { PAGE_CACHE: "0" });
  try {
    const floor = await onFloor(shop, (server) => costOf(server, () => "/"));
    const product = await productPaths(shop.databaseUrl);
    const home = await costOf(shop, () => "/");
    const list = await costOf(shop, () => "/products");
    const one = await costOf(shop, product);
    return [...figuresOf("home", home, floor), ...figuresOf("list", list, floor), ...figuresOf("product", one, floor)];
  } finally {
    await shop.stop();
  }
}
