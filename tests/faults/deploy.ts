import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { newestOrder } from "#tests/bench/rig/audit-orders.ts";
import { HttpConnection } from "#tests/bench/rig/http-connection.ts";
import type { ShopFolder } from "#tests/bench/rig/shop-folder.ts";
import { makeShoppers } from "#tests/bench/rig/shoppers.ts";
import { type Shop, startShop } from "#tests/bench/rig/start-shop.ts";
import { stockProduct } from "#tests/bench/rig/stock-products.ts";
import { copyCheckout, runIn } from "./checkout-copy.ts";
import { type Course, listMisplaced, shopOn } from "./ordering.ts";
import { noFaults, tally, type Verdict } from "./verdict.ts";
import { type Visits, visit } from "./visit.ts";
import { connected } from "./with-shop.ts";

/** Every page loads this file's code, so its change reaches browsers. */
const changed = "app/root.tsx";

const visitors = 3;
const orders = 1_000;

/** Visitors go on for so long after the last step, milliseconds. */
const after = 5_000;

async function ask({ origin }: Shop, path: string) {
  const line = new HttpConnection(origin);
  return line.ask({ path }).finally(() => line.hangUp());
}

/** Every file that a tab of the current build may load later: those of its page, and those that its manifest names. */
async function filesOfTab(shop: Shop): Promise<string[]> {
  const named = (text: string) => text.match(/\/build\/[\w./$+()-]+\.(?:js|css)/g) ?? [];
  const page = named((await ask(shop, "/")).body.toString());
  const manifests = await Promise.all(page.filter((path) => path.includes("/manifest-")).map((path) => ask(shop, path)));
  return [...new Set([...page, ...manifests.flatMap(({ body }) => named(body.toString()))])];
}

const buildOf = async (shop: Shop) => (await ask(shop, "/products.data")).headers.get("x-build") ?? "";

/** The documented update: build beside, reload; gives the build that serves then. */
async function update(shop: Shop, copy: string, dataDir: string): Promise<string> {
  await runIn(copy, dataDir, "app/server/start.mjs", "--build-only");
  await runIn(copy, dataDir, "app/server/reload.mjs");
  return buildOf(shop);
}

/** The shop is updated and rolled back while visitors look and customers order: nobody is refused, no old tab misses a file. */
export async function deploy(folder: ShopFolder): Promise<Verdict[]> {
  const copy = copyCheckout();
  let shop: Shop | undefined;
  try {
    await runIn(copy, folder.path, "app/server/start.mjs", "--build-only");
    shop = await startShop(folder.path, { WEB_CONCURRENCY: "2" }, copy);
    return await judge(shop, copy, folder.path);
  } finally {
    await shop?.stop();
    rmSync(copy, { recursive: true, force: true });
  }
}

async function judge(shop: Shop, copy: string, dataDir: string): Promise<Verdict[]> {
  const client = await connected(shop.databaseUrl);
  const productId = await stockProduct(client, 100_000);
  const newest = await newestOrder(client);
  const course: Course = { shop, waiting: [], acknowledged: new Map(), refused: [], broken: [] };
  course.waiting = await makeShoppers(client, orders, () => [{ productId, quantity: 1000 }]);
  const visits: Visits = { statuses: [], failed: [], over: false };
  const files = await filesOfTab(shop);
  const pages = ["/", "/products", "/products.data", "/product/7", "/category/2", ...files];
  const visiting = Array.from({ length: visitors }, (_, at) => visit(shop, [...pages.slice(at * 7), ...pages], visits));
  const ordering = shopOn(course, { pause: 100 });

  const first = await buildOf(shop);
  const source = readFileSync(join(copy, changed), "utf8");
  writeFileSync(join(copy, changed), source.replace("<main>", '<main data-update="">'));
  console.error(`  build ${first} serves ${files.length} files to a tab; updating …`);
  const second = await update(shop, copy, dataDir);
  writeFileSync(join(copy, changed), source);
  console.error(`  build ${second} serves; rolling back …`);
  const third = await update(shop, copy, dataDir);
  await sleep(after);
  visits.over = true;
  course.waiting.length = 0;
  await Promise.all([...visiting, ordering]);

  const gone = [];
  for (const file of files) if ((await ask(shop, file)).status !== 200) gone.push(file);
  const misplaced = await listMisplaced(client, course, newest);
  await client.end();
  return [
    {
      what: "the update serves other code, and the roll-back the first again",
      seen: `${first}, ${second}, ${third}`,
      ok: first !== second && first === third,
    },
    noFaults("no visitor's request fails meanwhile", visits.failed, tally(visits.statuses)),
    noFaults("no order is refused or broken off", [...course.refused, ...course.broken], `${course.acknowledged.size} placed`),
    noFaults("each acknowledged order is there, and no other", misplaced, "all"),
    noFaults("an old tab gets every file that it may ask for", gone, `${files.length} files`),
    noFaults("errors in the server's log", shop.problems),
  ];
}
