import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { randomFrom } from "#prisma/seed/random.ts";
import type { Figure } from "./figure.ts";
import { floorOrders } from "./floor-order.ts";
import { auditOrders, countOrdersAfter, newestOrder } from "./rig/audit-orders.ts";
import { acknowledged, checkoutRequest } from "./rig/checkout-request.ts";
import { load, percentile } from "./rig/load.ts";
import type { ShopFolder } from "./rig/shop-folder.ts";
import { makeShoppers, type Pick, type Shopper } from "./rig/shoppers.ts";
import { postgresCpu, serverCpu } from "./rig/spent.ts";
import { type Shop, startShop } from "./rig/start-shop.ts";
import { stockProducts } from "./rig/stock-products.ts";

const warmUp = 500;
const orders = 2_000;
const shoppers = 8;

/** Three different products, one or two of each. */
function basketsOf(products: readonly number[]): () => Pick[] {
  const random = randomFrom(8);
  return () => {
    const picked = new Set<number>();
    while (picked.size < 3) picked.add(random.pick(products));
    return [...picked].map((productId) => ({ productId, quantity: random.between(1, 2) * 1000 }));
  };
}

/** Each customer places the order in their cart, once. Gives the seconds it took and the waits; throws at the first order that fails. */
async function placeAll(shop: Shop, customers: readonly Shopper[]) {
  const make = (number: number) => {
    const customer = customers[number];
    if (!customer) throw new RangeError("more orders than customers");
    return checkoutRequest(shop.origin, customer, { key: randomUUID() });
  };
  return load({
    origin: shop.origin,
    shoppers,
    requests: customers.length,
    make,
    look(answer) {
      if (acknowledged(answer) === null) throw new Error(`An order was answered with ${answer.status}: ${answer.body}`);
    },
  });
}

async function measure(shop: Shop, client: Client): Promise<Figure[]> {
  const customers = await makeShoppers(client, warmUp + orders + 1, basketsOf(await stockProducts(client)));
  await client.query("VACUUM ANALYZE");
  const floor = await floorOrders(shop, { orders, shoppers, userId: customers.pop()?.userId ?? 0 });
  const newest = await newestOrder(client);
  await placeAll(shop, customers.splice(0, warmUp));

  const before = { app: serverCpu(shop), database: postgresCpu(shop) };
  const { seconds, waits } = await placeAll(shop, customers);
  const app = (serverCpu(shop) - before.app) / orders;
  const database = (postgresCpu(shop) - before.database) / orders;

  const missing = warmUp + orders - (await countOrdersAfter(client, newest));
  const fault = await auditOrders(client, newest);
  for (const sentence of fault.slice(0, 10)) console.error(sentence);
  return [
    { what: "place order over HTTP, 8 shoppers", value: orders / seconds, unit: "/s", floor: floor.perSecond, least: 250 },
    { what: "place order: app CPU", value: app, unit: "ms", floor: floor.app },
    { what: "place order: database CPU", value: database, unit: "ms", floor: floor.database },
    { what: "place order: 99 % answered within", value: percentile(waits, 0.99), unit: "ms" },
    { what: "place order: acknowledged but not there", value: missing, unit: "orders", most: 0 },
    { what: "place order: not whole, or stock that does not add up", value: fault.length, unit: "", most: 0 },
  ];
}

/** "Place order" by customers of their own with three lines each, and the audit of the ledgers afterwards. */
export async function placeOrders({ path }: ShopFolder): Promise<Figure[]> {
  const shop = await startShop(path);
  const client = new Client({ connectionString: shop.databaseUrl });
  await client.connect();
  try {
    return await measure(shop, client);
  } finally {
    await client.end();
    await shop.stop();
  }
}
