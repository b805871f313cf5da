import { randomBytes } from "node:crypto";
import { Client } from "pg";
import { seedMany } from "#prisma/seed/seed.ts";
import type { Figure } from "./figure.ts";
import { formHeaders } from "./rig/checkout-request.ts";
import { type Answer, HttpConnection, type HttpRequest } from "./rig/http-connection.ts";
import { load, percentile } from "./rig/load.ts";
import { makeShopFolder } from "./rig/shop-folder.ts";
import { memoryOf } from "./rig/spent.ts";
import { makeAdministrator } from "./rig/staff.ts";
import { type Shop, startShop } from "./rig/start-shop.ts";

const products = 100_000;
const rows = 10_000;
const most = 80;

/** What staff look at: each list with what makes it dear. */
const lists: Record<string, readonly string[]> = {
  list: ["", "?page=2", "?sort=newest", "?sort=price-high", "?sort=popular", "?status=active&page=200"],
  search: ["?q=tomato", "?q=aalu", "?q=fresh", "?q=tomatto", "?q=milk&sort=price-low", "?q=500"],
  filter: [
    "?category=1",
    "?category=2&sort=price-low",
    "?subcategory=3&sort=newest",
    "?stock=out",
    "?stock=low&category=1",
    "?featured=1&sort=price-high",
    "?discounted=1&status=active",
    "?status=archived",
  ],
};

const hasStatus = (wanted: number) => (answer: Answer, number: number) => {
  if (answer.status !== wanted) throw new Error(`Request ${number} was answered with ${answer.status}: ${answer.body}`);
};

async function slowestOf(shop: Shop, cookie: string, name: string): Promise<Figure> {
  const queries = lists[name] ?? [];
  const make = (number: number): HttpRequest => ({
    path: `/admin/products${queries[number % queries.length]}`,
    headers: { Accept: "text/html", Cookie: cookie },
  });
  const ask = { origin: shop.origin, shoppers: 1, make, look: hasStatus(200) };
  await load({ ...ask, requests: 60 });
  const { waits } = await load({ ...ask, requests: 200 });
  const worst = queries.map((_, place) =>
    percentile(
      waits.filter((__, number) => number % queries.length === place),
      0.5,
    ),
  );
  console.error(queries.map((query, place) => `${query || "all"} ${worst[place]?.toFixed(0)} ms`).join(", "));
  return { what: `staff ${name}, 100,000 products: 95 % answered within`, value: percentile(waits, 0.95), unit: "ms", most };
}

async function inlineSaves(shop: Shop, client: Client, cookie: string): Promise<Figure> {
  const { rows: some } = await client.query<{ id: number; version: number }>(
    "SELECT id, version FROM products ORDER BY md5(id::text) LIMIT 300",
  );
  const make = (number: number): HttpRequest => {
    const { id = 0, version = 0 } = some[number] ?? {};
    const form = { id: String(id), version: String(version), figures: "on", price: "123.50", stock_quantity: "7" };
    const body = new URLSearchParams(form).toString();
    return { method: "POST", path: "/admin/products?index", headers: formHeaders(shop.origin, cookie), body };
  };
  const { waits } = await load({ origin: shop.origin, shoppers: 1, requests: some.length, make, look: hasStatus(302) });
  return {
    what: "staff inline save, 100,000 products: 95 % answered within",
    value: percentile(waits.slice(50), 0.95),
    unit: "ms",
    most,
  };
}

/** Half of the rows change a product, half are new. */
async function csvOf(client: Client): Promise<string> {
  const { rows: known } = await client.query<{ id: number; name: string }>(
    "SELECT id, name FROM products ORDER BY id DESC LIMIT $1",
    [rows / 2],
  );
  const { rows: shelves } = await client.query<{ name: string }>("SELECT name FROM categories ORDER BY id LIMIT 1");
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const category = quoted(shelves[0]?.name ?? "");
  const changed = known.map(({ id, name }, place) => `${id},${quoted(name)},${200 + (place % 90)},,,`);
  const added = Array.from(
    { length: rows / 2 },
    (_, place) => `,Imported ${place} thing,${100 + place},From a file,${category},${place},`,
  );
  return ["id,name,price,description,category,stock,stock_shown"]
    .concat(
      changed.map((line) => line.replace(/,,,$/, `,Changed by a file,${category},5,`)),
      added,
    )
    .join("\n");
}

const upload = (origin: string, cookie: string, csv: string): HttpRequest => {
  const edge = `edge${randomBytes(8).toString("hex")}`;
  const body = `--${edge}\r\nContent-Disposition: form-data; name="file"; filename="p.csv"\r\nContent-Type: text/csv\r\n\r\n${csv}\r\n--${edge}--\r\n`;
  const headers = { ...formHeaders(origin, cookie), "Content-Type": `multipart/form-data; boundary=${edge}` };
  return { method: "POST", path: "/admin/products/import", headers, body };
};

async function importCsv(shop: Shop, client: Client, cookie: string): Promise<Figure[]> {
  const csv = await csvOf(client);
  const line = new HttpConnection(shop.origin);
  const before = memoryOf(shop.pid);
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, memoryOf(shop.pid));
  }, 50);
  const seconds: number[] = [];
  const timed = async (sent: HttpRequest) => {
    const began = performance.now();
    const answer = await line.ask(sent);
    seconds.push((performance.now() - began) / 1000);
    return answer;
  };
  try {
    const kept = await timed(upload(shop.origin, cookie, csv));
    const path = kept.headers.get("location") ?? "";
    hasStatus(302)(kept, 0);
    hasStatus(200)(await timed({ path, headers: { Accept: "text/html", Cookie: cookie } }), 1);
    const applied = await timed({ method: "POST", path, headers: formHeaders(shop.origin, cookie), body: "leave_out=on" });
    hasStatus(302)(applied, 2);
  } finally {
    clearInterval(watch);
    line.hangUp();
  }
  const { rows: counted } = await client.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM audit_entries WHERE action = 'import'",
  );
  const [read = 0, tried = 0, applied = 0] = seconds;
  return [
    { what: "CSV of 10,000 rows: read", value: read, unit: "s" },
    { what: "CSV of 10,000 rows: tried out", value: tried, unit: "s" },
    { what: "CSV of 10,000 rows: applied", value: applied, unit: "s", most: 30 },
    { what: "CSV of 10,000 rows: rows applied", value: counted[0]?.count ?? 0, unit: "rows", least: rows, most: rows },
    { what: "CSV of 10,000 rows: memory more", value: peak - before, unit: "MB", most: 200 },
  ];
}

/** The back office's products in a shop of 100,000 of its own: lists, a save in the list, a file of 10,000 rows. */
export async function adminProducts(): Promise<Figure[]> {
  const folder = await makeShopFolder();
  try {
    const shop = await startShop(folder.path);
    const client = new Client({ connectionString: shop.databaseUrl });
    await client.connect();
    try {
      await seedMany(client, { products, orders: 0, now: new Date() });
      const cookie = await makeAdministrator(client);
      const figures: Figure[] = [];
      for (const name of Object.keys(lists)) figures.push(await slowestOf(shop, cookie, name));
      figures.push(await inlineSaves(shop, client, cookie));
      return [...figures, ...(await importCsv(shop, client, cookie))];
    } finally {
      await client.end();
      await shop.stop();
    }
  } finally {
    await folder.remove();
  }
}
