import { Client } from "pg";
import type { Figure } from "./figure.ts";
import { type Cost, costOf, onFloor } from "./pages.ts";
import type { ShopFolder } from "./rig/shop-folder.ts";
import { makeShoppers, type Shopper } from "./rig/shoppers.ts";
import { startShop } from "./rig/start-shop.ts";

const customers = 50;
const itemsInCart = 5;
const favourites = 3;

const browser = { Accept: "text/html", "Accept-Encoding": "gzip, deflate, br" };

const pages = { home: "/", list: "/products", category: "/category/1", product: "/product/1" };

/**
 * Pages of signed-in customers whose browsers run scripts: the shared page out of memory, and the personal answer that it asks for
 * at once, compressed as browsers take them. Each customer has a session, a cart and favourites.
 */
export async function signedInPages({ path }: ShopFolder): Promise<Figure[]> {
  const shop = await startShop(path, { PAGE_CACHE: "1", COMPRESSION: "1" });
  try {
    const shoppers = await makeCustomers(shop.databaseUrl);
    const cookieOf = (number: number) => `${shoppers[number % customers]?.cookie}; scripts=1; personal=account`;
    const headers = (number: number) => ({ ...browser, Cookie: cookieOf(number) });
    const costOfBoth = async (address: string) => ({
      page: await costOf(shop, () => address, headers),
      personal: await costOf(shop, () => `/api/personal?page=${encodeURIComponent(address)}`, headers),
    });
    const figures: Figure[] = [];
    for (const address of Object.values(pages)) await costOfBoth(address); // the first ones are slower: code is compiled as it runs hot
    for (const [name, address] of Object.entries(pages)) {
      const { page, personal } = await costOfBoth(address);
      const floor = await onFloor(shop, (server) => costOf(server, () => "/"));
      figures.push(...figuresOf(name, page, personal, floor));
    }
    return figures;
  } finally {
    await shop.stop();
  }
}

function figuresOf(name: string, page: Cost, personal: Cost, floor: Cost): Figure[] {
  const both = page.app + personal.app;
  return [
    {
      what: `${name}, signed in: app CPU of page and personal answer, of the floor`,
      value: both / floor.app,
      unit: "×",
      most: 1.5,
    },
    { what: `${name}, signed in: app CPU of the page`, value: page.app, unit: "ms", floor: floor.app },
    { what: `${name}, signed in: app CPU of the personal answer`, value: personal.app, unit: "ms", floor: floor.app },
    {
      what: `${name}, signed in: database CPU of both`,
      value: page.database + personal.database,
      unit: "ms",
      floor: floor.database,
    },
    { what: `${name}, signed in: size of the personal answer`, value: personal.bytes / 1024, unit: "KiB" },
  ];
}

async function makeCustomers(databaseUrl: string): Promise<Shopper[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: number; step: number }>(
      "SELECT id, quantity_step AS step FROM products WHERE status = 'active' ORDER BY id LIMIT 200",
    );
    const shoppers = await makeShoppers(client, customers, (number) =>
      rows.slice(number, number + itemsInCart).map(({ id, step }) => ({ productId: id, quantity: step })),
    );
    await client.query(
      "INSERT INTO favourites (user_id, product_id) SELECT person, product FROM unnest($1::int[]) AS person, unnest($2::int[]) AS product",
      [shoppers.map(({ userId }) => userId), rows.slice(0, favourites).map(({ id }) => id)],
    );
    return shoppers;
  } finally {
    await client.end();
  }
}
