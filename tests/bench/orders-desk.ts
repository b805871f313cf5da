import { Client } from "pg";
import { seedMany } from "#prisma/seed/seed.ts";
import type { Figure } from "./figure.ts";
import { liveDesks } from "./live-desks.ts";
import type { HttpRequest } from "./rig/http-connection.ts";
import { load, percentile } from "./rig/load.ts";
import { makeShopFolder } from "./rig/shop-folder.ts";
import { makeAdministrator } from "./rig/staff.ts";
import { type Shop, startShop } from "./rig/start-shop.ts";

const orders = 50_000;
const max = 80;

type Known = { id: number; phone: string; name: string; tracking: string };

/** An order from the middle of the shop's life, to be looked for as people look for one. */
async function someOrder(client: Client): Promise<Known> {
  const { rows } = await client.query<Known>(
    "SELECT id, customer_phone AS phone, customer_name AS name, tracking_id AS tracking FROM orders ORDER BY id OFFSET (SELECT count(*) / 2 FROM orders) LIMIT 1",
  );
  if (!rows[0]) throw new Error("There are no orders.");
  return rows[0];
}

/** The lists of a shift, each with the reason of its cost. */
const requested = ({ id, phone, name, tracking }: Known): Record<string, readonly Record<string, string>[]> => ({
  desk: [{}, { view: "confirm" }, { view: "pack" }, { view: "unpaid" }, { page: "40" }, { page: "2000" }],
  "search by number": [{ q: String(id) }, { q: `#${String(id).padStart(6, "0")}` }, { q: tracking }],
  "search by phone": [{ q: phone }, { q: phone.replace("+92", "0") }, { q: phone.slice(-5) }, { q: phone.slice(3, 7) }],
  "search by name": [
    { q: name },
    { q: name.split(" ")[0] ?? name },
    { q: name.slice(0, 4) },
    { q: name.slice(0, 2) },
    { q: "xyzzy" },
  ],
  filter: [
    { status: "cancelled" },
    { status: "delivered", page: "300" },
    { view: "unpaid", status: "delivered" },
    { status: "delivered", q: name },
  ],
});

async function slowestOf(
  shop: Shop,
  cookie: string,
  [name, queries]: [string, readonly Record<string, string>[]],
): Promise<Figure> {
  const make = (number: number): HttpRequest => ({
    path: `/admin/orders?${new URLSearchParams(queries[number % queries.length])}`,
    headers: { Accept: "text/html", Cookie: cookie },
  });
  const look = ({ status }: { status: number }, number: number) => {
    if (status !== 200) throw new Error(`${make(number).path} was answered with ${status}.`);
  };
  const ask = { origin: shop.origin, shoppers: 1, make, look };
  await load({ ...ask, requests: 40 });
  const { waits } = await load({ ...ask, requests: 160 });
  const ofQuery = (place: number) => waits.filter((_, number) => number % queries.length === place);
  console.error(
    queries.map((query, place) => `${JSON.stringify(query)} ${percentile(ofQuery(place), 0.5).toFixed(0)} ms`).join(", "),
  );
  return { what: `orders ${name}, 50,000 orders: 95 % answered within`, value: percentile(waits, 0.95), unit: "ms", most: max };
}

/** The lists, the searches and the filters. */
async function lists(dataDir: string): Promise<Figure[]> {
  const shop = await startShop(dataDir);
  const client = new Client({ connectionString: shop.databaseUrl });
  await client.connect();
  try {
    await seedMany(client, { products: 1_000, orders, now: new Date() });
    const cookie = await makeAdministrator(client);
    const figures: Figure[] = [];
    for (const list of Object.entries(requested(await someOrder(client)))) figures.push(await slowestOf(shop, cookie, list));
    return figures;
  } finally {
    await client.end();
    await shop.stop();
  }
}

/** The orders desk in a shop of 50,000 orders of its own: its lists, and the delay of new orders on every open desk. */
export async function ordersDesk(): Promise<Figure[]> {
  const folder = await makeShopFolder();
  try {
    return [...(await lists(folder.path)), ...(await liveDesks(folder.path))];
  } finally {
    await folder.remove();
  }
}
