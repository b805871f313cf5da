import { rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "pg";
import { migrate } from "#app/server/migrate.ts";
import { newestOrder } from "#tests/bench/rig/audit-orders.ts";
import { emptyFolder } from "#tests/bench/rig/shop-folder.ts";
import { makeShoppers } from "#tests/bench/rig/shoppers.ts";
import { type Shop, startShop } from "#tests/bench/rig/start-shop.ts";
import { stockProduct } from "#tests/bench/rig/stock-products.ts";
import { checkOut, runIn } from "./checkout-copy.ts";
import { type Course, judgeOrders, shopOn } from "./ordering.ts";
import { makePeople } from "./people.ts";
import { noFaults, tally, type Verdict } from "./verdict.ts";
import { type Visits, visit } from "./visit.ts";
import { connected } from "./with-shop.ts";

/** The version before this one: the commit whose statements `tests/fixtures/statements-before.jsonl` holds. Both change with a release. */
const versionBefore = "05f30e9";

/** How long the version before serves on its own database, on the migrated one, and the new version after it, milliseconds. */
const [before, beside, since] = [4_000, 10_000, 4_000];

const shoppersAtOnce = 2;

/** A prepared statement may fail once on each connection when a migration changes its result; they are retried, so few are seen. */
const connections = 20;

const pages = ["/", "/products", "/products.data", "/product/7", "/category/2", "/products?search=aloo"];
const desk = ["/admin", "/admin/orders", "/admin/orders.data", "/admin/products", "/admin/pos"];

/** The payment flags of an order agree with its ledger, also after writes of the previous version. */
async function listWrongMoney(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ id: number }>(`
    SELECT o.id FROM orders o WHERE o.is_paid <> (o.received >= o.total)
      OR o.received <> (SELECT coalesce(sum(CASE e.kind WHEN 'charge' THEN e.amount ELSE -e.amount END), 0)
        FROM payments p JOIN payment_entries e ON e.payment_id = p.id WHERE p.order_id = o.id)`);
  return rows.map(({ id }) => `order ${id}`);
}

/** The version before serves customers and staff while the database is migrated under it; then this version goes on. */
export async function oldBuild(): Promise<Verdict[]> {
  const old = checkOut(versionBefore);
  const folder = emptyFolder();
  let shop: Shop | undefined;
  try {
    await runIn(old, folder.path, "app/server/start.mjs", "--build-only");
    shop = await startShop(folder.path, {}, old);
    const course: Course = { shop, waiting: [], acknowledged: new Map(), refused: [], broken: [] };
    return await judge(course, folder.path);
  } finally {
    await shop?.stop();
    await folder.remove();
    rmSync(old, { recursive: true, force: true });
  }
}

async function judge(course: Course, dataDir: string): Promise<Verdict[]> {
  const old = course.shop;
  const setUp = await connected(old.databaseUrl);
  const productId = await stockProduct(setUp, 1_000_000);
  const newest = await newestOrder(setUp);
  const { staff } = await makePeople(setUp);
  course.waiting = await makeShoppers(setUp, 2_000, () => [{ productId, quantity: 1000 }]);
  const visits: Visits = { statuses: [], failed: [], over: false };
  const visiting = [visit(old, pages, visits), visit(old, pages.toReversed(), visits), visit(old, desk, visits, staff.cookie)];
  const ordering = Array.from({ length: shoppersAtOnce }, () => shopOn(course, { retriesErrors: true, pause: 50 }));

  await sleep(before);
  const placedBefore = course.acknowledged.size;
  const migrations = await migrate(setUp, { quiet: true });
  await setUp.end();
  console.error(`  ${migrations.length} migrations beside the version before; ${placedBefore} orders so far`);
  await sleep(beside);
  const placedBeside = course.acknowledged.size - placedBefore;
  visits.over = true;
  await Promise.all(visiting);
  const code = await old.stop();
  course.shop = await startShop(dataDir);
  try {
    await sleep(since);
    course.waiting.length = 0;
    await Promise.all(ordering);
    const client = await connected(course.shop.databaseUrl);
    const verdicts = [
      ...(await judgeOrders(client, course, newest)),
      noFaults("what orders say of their money is what the ledger says", await listWrongMoney(client), "all"),
    ];
    await client.end();
    const failures = visits.failed.length + course.refused.length;
    for (const failure of visits.failed.slice(0, 10)) console.error(`    ${failure}`);
    return [
      {
        what: `the version before (${versionBefore}) takes orders on the migrated database`,
        seen: `${placedBefore} before, ${placedBeside} beside, ${migrations.length} migrations, exit code ${code}`,
        ok: migrations.length > 0 && placedBeside > 0 && code === 0,
      },
      {
        what: `its requests fail at most once a connection (${connections})`,
        seen: `${failures} of ${tally(visits.statuses)}`,
        ok: failures <= connections,
      },
      ...verdicts,
    ];
  } finally {
    await course.shop.stop();
  }
}
