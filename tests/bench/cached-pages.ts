import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { Client } from "pg";
import type { Figure } from "./figure.ts";
import { HttpConnection } from "./rig/http-connection.ts";
import { load, percentile } from "./rig/load.ts";
import type { ShopFolder } from "./rig/shop-folder.ts";
import { startShop } from "./rig/start-shop.ts";

const warmUp = 10_000;
const requests = 30_000;
const shoppers = 64;

const headers = { Accept: "text/html", "Accept-Encoding": "gzip, deflate, br" };

/** Pages a second, and the wait that 99 of 100 stay below, milliseconds. */
async function speedOf(origin: string, path: string): Promise<{ perSecond: number; slow: number; bytes: number }> {
  const make = () => ({ path, headers });
  let bytes = 0;
  const look = ({ status, body }: { status: number; body: Buffer }) => {
    if (status !== 200) throw new Error(`${path} answered ${status}.`);
    bytes = body.length;
  };
  await load({ origin, shoppers, requests: warmUp, make, look });
  const { seconds, waits } = await load({ origin, shoppers, requests, make, look });
  return { perSecond: requests / seconds, slow: percentile(waits, 0.99), bytes };
}

/** A server that does nothing but send as many bytes: the floor. */
async function bareSpeed(bytes: number): Promise<number> {
  const program = `const body = Buffer.alloc(${bytes}, "x");
    require("node:http").createServer((_, res) => res.writeHead(200, { "Content-Type": "text/html", "Content-Length": body.length }).end(body))
      .listen(0, "127.0.0.1", function () { console.log(this.address().port); });`;
  const child = spawn(process.execPath, ["--eval", program], { stdio: ["ignore", "pipe", "inherit"] });
  try {
    const [port] = (await once(createInterface(child.stdout), "line")) as [string];
    return (await speedOf(`http://127.0.0.1:${port}`, "/")).perSecond;
  } finally {
    await end(child);
  }
}

async function end(child: ChildProcess): Promise<void> {
  const gone = once(child, "exit");
  child.kill();
  await gone;
}

const pages = { home: "/", category: "/category/1", product: "/product/1", search: "/products?search=chai" };

/** Pages of visitors without cookies, out of the server's memory, compressed as browsers take them. */
export async function cachedPages({ path }: ShopFolder): Promise<Figure[]> {
  const shop = await startShop(path, { PAGE_CACHE: "1", COMPRESSION: "1" });
  try {
    for (const address of Object.values(pages)) await speedOf(shop.origin, address); // the first ones are slower: code is compiled as it runs hot
    const figures: Figure[] = [];
    for (const [name, address] of Object.entries(pages)) {
      const { perSecond, slow, bytes } = await speedOf(shop.origin, address);
      const floor = await bareSpeed(bytes);
      figures.push(
        { what: `${name} from memory: of a bare server of the same bytes`, value: perSecond / floor, unit: "×", least: 0.6 },
        { what: `${name} from memory: pages per second`, value: perSecond, unit: "/s", floor },
        { what: `${name} from memory: size, compressed`, value: bytes / 1024, unit: "KiB" },
        { what: `${name} from memory: 99 % answered within, 64 at once`, value: slow, unit: "ms" },
      );
    }
    return figures;
  } finally {
    await shop.stop();
  }
}

const changes = 200;

/** How often a price was not on the page at the next request after its commit, over both processes of a shop. */
export async function freshPrices({ path }: ShopFolder): Promise<Figure[]> {
  const { origin, databaseUrl, stop } = await startShop(path, { PAGE_CACHE: "1", WEB_CONCURRENCY: "2" });
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const lines = [new HttpConnection(origin), new HttpConnection(origin)]; // connections go to the processes alternately
  let late = 0;
  try {
    for (let change = 0; change < changes; change++) {
      const rupees = 1000 + change;
      await client.query("UPDATE products SET price = $1, discount_active = false WHERE id = 1", [rupees * 100]);
      const answers = await Promise.all(lines.map((line) => line.ask({ path: "/product/1", headers: { Accept: "text/html" } })));
      late += answers.filter(({ body }) => !body.toString().includes(rupees.toLocaleString("en"))).length;
    }
  } finally {
    for (const line of lines) line.hangUp();
    await client.end();
    await stop();
  }
  return [
    { what: `a changed price not on the next page, two processes, ${changes} changes`, value: late, unit: "pages", most: 0 },
  ];
}
