import { Client } from "pg";
import { seedMany } from "#prisma/seed/seed.ts";
import type { Figure } from "./figure.ts";
import { load, percentile } from "./rig/load.ts";
import { makeShopFolder } from "./rig/shop-folder.ts";
import { postgresCpu } from "./rig/spent.ts";
import { makeAdministrator } from "./rig/staff.ts";
import { type Shop, startShop } from "./rig/start-shop.ts";

const orders = 50_000;
const [warmUp, requests] = [10, 60];

const views = { "dashboard, 6 months": "/admin/dashboard", "dashboard, 12 months": "/admin/dashboard?months=12" };

/** The latency of a view for a single user, and its cost in the database. */
async function figuresOf(shop: Shop, cookie: string, [name, path]: [string, string]): Promise<Figure[]> {
  const make = () => ({ path, headers: { Accept: "text/html", Cookie: cookie } });
  await load({ origin: shop.origin, shoppers: 1, requests: warmUp, make });
  const before = postgresCpu(shop);
  const { waits } = await load({
    origin: shop.origin,
    shoppers: 1,
    requests,
    make,
    look({ status }) {
      if (status !== 200) throw new Error(`${path} answered ${status}.`);
    },
  });
  const what = `${name}, ${orders.toLocaleString("en")} orders`;
  return [
    { what: `${what}: 95 % answered within`, value: percentile(waits, 0.95), unit: "ms", most: 150 },
    { what: `${what}: database CPU`, value: (postgresCpu(shop) - before) / requests, unit: "ms" },
  ];
}

/** The dashboard of a shop of its own with 50,000 orders, so that whatever is measured after this has the usual one. */
export async function dashboard(): Promise<Figure[]> {
  const folder = await makeShopFolder();
  try {
    const shop = await startShop(folder.path);
    const client = new Client({ connectionString: shop.databaseUrl });
    await client.connect();
    try {
      await seedMany(client, { products: 0, orders, now: new Date() });
      const cookie = await makeAdministrator(client);
      const figures: Figure[] = [];
      for (const view of Object.entries(views)) figures.push(...(await figuresOf(shop, cookie, view)));
      return figures;
    } finally {
      await client.end();
      await shop.stop();
    }
  } finally {
    await folder.remove();
  }
}
