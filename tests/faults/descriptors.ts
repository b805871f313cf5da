import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { acknowledged, checkoutRequest } from "#tests/bench/rig/checkout-request.ts";
import { HttpConnection } from "#tests/bench/rig/http-connection.ts";
import type { ShopFolder } from "#tests/bench/rig/shop-folder.ts";
import { makeShoppers } from "#tests/bench/rig/shoppers.ts";
import { type Shop, startShop } from "#tests/bench/rig/start-shop.ts";
import { stockProduct } from "#tests/bench/rig/stock-products.ts";
import { timeLimit, type Verdict } from "./verdict.ts";
import { connected } from "./with-shop.ts";

/** How many files and sockets the shop may have open, and how many idle connections a stranger opens then. */
const cases = [
  { limit: 1024, connections: 1100 },
  { limit: 300, connections: 400 },
] as const;

/** The strangers hold on for so long, milliseconds: the shop looks for its parent every half second. */
const held = 8_000;

/** Opens idle connections; those that the shop refuses are counted as closed. */
function occupy({ origin }: Shop, count: number): Socket[] {
  const { hostname, port } = new URL(origin);
  return Array.from({ length: count }, () => connect({ host: hostname, port: Number(port) }).on("error", () => undefined));
}

/** Whether a page comes within a while. */
async function isServed({ origin }: Shop, path: string): Promise<boolean> {
  const began = performance.now();
  while (performance.now() - began < timeLimit(10_000)) {
    const line = new HttpConnection(origin);
    const status = await line.ask({ path }).then(
      (answer) => answer.status,
      () => 0,
    );
    line.hangUp();
    if (status === 200) return true;
    await sleep(100);
  }
  return false;
}

const isAlive = ({ pid }: Shop): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

async function runOut(folder: ShopFolder, { limit, connections }: (typeof cases)[number]): Promise<Verdict[]> {
  // started as npm starts it, under a limit of descriptors
  const shop = await startShop(folder.path, { npm_lifecycle_event: "start" }, ".", [], { descriptors: limit });
  const client = await connected(shop.databaseUrl);
  const what = `${connections} idle connections at a limit of ${limit} files`;
  try {
    const productId = await stockProduct(client, 10);
    const [shopper] = await makeShoppers(client, 1, () => [{ productId, quantity: 1000 }]);
    const sockets = occupy(shop, connections);
    await sleep(held);
    const alive = isAlive(shop);
    for (const socket of sockets) socket.destroy();
    const served = alive && (await isServed(shop, "/products?page=2"));
    const line = new HttpConnection(shop.origin);
    const answer = served && shopper ? await line.ask(checkoutRequest(shop.origin, shopper, {})) : null;
    line.hangUp();
    return [
      { what: `${what}: the shop stays`, seen: alive ? "alive" : "ended", ok: alive },
      {
        what: `${what}: once they are gone pages and orders are served`,
        seen: `${served}, ${answer?.status ?? "none"}`,
        ok: answer !== null && acknowledged(answer) !== null,
      },
    ];
  } finally {
    await client.end().catch(() => undefined);
    await shop.stop();
  }
}

/** A stranger opens more idle connections than the shop may have files open. */
export async function descriptors(folder: ShopFolder): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const one of cases) verdicts.push(...(await runOut(folder, one)));
  return verdicts;
}
