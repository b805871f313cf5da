import { Client } from "pg";
import { seedMany } from "#prisma/seed/seed.ts";
import type { Figure } from "./figure.ts";
import { onFloor } from "./pages.ts";
import { type AnswerCost, answerCost } from "./rig/answer-cost.ts";
import { manyProducts } from "./rig/large-shop.ts";
import { makeShopFolder } from "./rig/shop-folder.ts";
import { makeAdministrator } from "./rig/staff.ts";
import { type Shop, startShop } from "./rig/start-shop.ts";

const [categories, subcategories, packages, linesEach] = [500, 5_000, 1_000, 20];

/** What staff look at in the sections of the goods and areas, by what makes it dear. */
const views: Record<string, readonly string[]> = {
  "categories, list": ["/admin/categories", "/admin/categories?page=5", "/admin/categories?sort=createdAt&direction=desc"],
  "categories, search": ["/admin/categories?q=shelf", "/admin/categories?q=fruit", "/admin/categories?q=goods+7"],
  "subcategories, list": ["/admin/subcategories", "/admin/subcategories?page=90", "/admin/subcategories?categoryId=1"],
  "subcategories, search": ["/admin/subcategories?q=corner", "/admin/subcategories?q=citrus", "/admin/subcategories?q=corner+77"],
  "packages, list": ["/admin/packages", "/admin/packages?page=20", "/admin/packages?tab=retired"],
  "packages, search": ["/admin/packages?q=basket", "/admin/packages?q=ration", "/admin/packages?q=basket+77"],
  "packages, form": ["/admin/packages?edit=1", "/admin/packages?edit=new"],
  "packages, picker": ["/admin/packages/products?q=rice", "/admin/packages/products?q=ma", "/admin/packages/products"],
  services: ["/admin/services", "/admin/services?q=delivery"],
  areas: ["/admin/delivery-zones", "/admin/delivery-zones?q=town", "/admin/delivery-zones?tab=not-set"],
  palette: ["/admin/palette?q=rice", "/admin/palette?q=goods", "/admin/palette?q=basket"],
};

/** Grows the demo shop to the size that is measured. */
async function grow(client: Client): Promise<void> {
  await seedMany(client, { products: manyProducts, orders: 0, now: new Date() });
  await client.query(
    `INSERT INTO categories (name, slug, description, display_order)
     SELECT 'Goods ' || n, 'goods-' || n, 'A shelf of goods, number ' || n, n FROM generate_series(21, $1::int) AS n`,
    [categories],
  );
  await client.query(
    `INSERT INTO subcategories (name, slug, category_id)
     SELECT 'Corner ' || n, 'corner-' || n, (SELECT id FROM categories ORDER BY id LIMIT 1 OFFSET n % $1::int)
     FROM generate_series(1, $2::int - (SELECT count(*)::int FROM subcategories)) AS n`,
    [categories, subcategories],
  );
  await client.query(
    `WITH added AS (
       INSERT INTO packages (name, description, price, display_order)
       SELECT 'Basket ' || n, 'Everything for a month, basket ' || n, 500000, n
       FROM generate_series(1, $1::int - (SELECT count(*)::int FROM packages)) AS n RETURNING id)
     INSERT INTO package_products (package_id, product_id, quantity)
     SELECT added.id, 1 + (added.id * 97 + n * 31) % 490, 1000 * (1 + n % 3) FROM added, generate_series(1, $2::int) AS n`,
    [packages, linesEach],
  );
  await client.query("VACUUM (ANALYZE)");
}

const figuresOf = (name: string, cost: AnswerCost, floor: AnswerCost): Figure[] => [
  { what: `${name}: 95 % answered within`, value: cost.slow, unit: "ms", floor: floor.slow, most: 80 },
  { what: `${name}: app CPU`, value: cost.app, unit: "ms", floor: floor.app },
  { what: `${name}: database CPU`, value: cost.database, unit: "ms", floor: floor.database },
];

async function measure(shop: Shop, cookie: string): Promise<Figure[]> {
  const floor = await onFloor(shop, (server) => answerCost(server, ["/"], { warmUp: 500, requests: 1_000 }));
  const figures: Figure[] = [];
  for (const [name, addresses] of Object.entries(views))
    figures.push(...figuresOf(name, await answerCost(shop, addresses, { warmUp: 30, requests: 90, cookie }), floor));
  return figures;
}

/** Categories, packages, services and areas in a shop of its own: 500, 5,000 subcategories, 1,000 packages of 20 lines, 100,000 products. */
export async function sections(): Promise<Figure[]> {
  const folder = await makeShopFolder();
  try {
    const shop = await startShop(folder.path);
    const client = new Client({ connectionString: shop.databaseUrl });
    await client.connect();
    try {
      await grow(client);
      return await measure(shop, await makeAdministrator(client));
    } finally {
      await client.end();
      await shop.stop();
    }
  } finally {
    await folder.remove();
  }
}
