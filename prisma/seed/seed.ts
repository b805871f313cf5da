import type { ClientBase } from "pg";
import { cloneOrders } from "./clone-orders.ts";
import { cloneProducts } from "./clone-products.ts";
import { drawOrders } from "./draw-orders.ts";
import { randomFrom } from "./random.ts";
import { seedCarts } from "./seed-carts.ts";
import { seedCatalogue } from "./seed-catalogue.ts";
import { seedContent } from "./seed-content.ts";
import { seedEmail } from "./seed-email.ts";
import { seedIncoming } from "./seed-incoming.ts";
import { seedKhata } from "./seed-khata.ts";
import { seedMessages } from "./seed-messages.ts";
import { seedOrders, seedPayments } from "./seed-orders.ts";
import { customers, seedPeople, staffIds } from "./seed-people.ts";
import { seedPriceLog } from "./seed-price-log.ts";
import { seedPush } from "./seed-push.ts";
import { seedReviews } from "./seed-reviews.ts";
import { seedSettings } from "./seed-settings.ts";
import { seedStock } from "./seed-stock.ts";
import { seedZones } from "./seed-zones.ts";

/**
 * Opens the demo shop in an empty database, in one transaction: all of it or nothing. Two processes may try at once; the
 * second finds the shop open. Everything is the same in each run but for the dates, which count back from `now`.
 */
export const seedDemoShop = (client: ClientBase, { now }: { now: Date }): Promise<"seeded" | "already"> =>
  seedIfEmpty(client, () => fillShop(client, now));

/** Puts the demo's goods into a shop that has none yet: no accounts, orders, settings or texts, so that a real shop may begin with them. */
export const seedGoods = (client: ClientBase, { now }: { now: Date }): Promise<"seeded" | "already"> =>
  seedIfEmpty(client, async () => {
    await seedCatalogue(client, now);
    await seedStock(client, { orders: [], countedBy: null, now });
  });

async function seedIfEmpty(client: ClientBase, fill: () => Promise<void>): Promise<"seeded" | "already"> {
  await client.query("BEGIN");
  try {
    const isEmpty = await lockEmptyShop(client);
    if (isEmpty) await fill();
    await client.query("COMMIT");
    if (!isEmpty) return "already";
  } catch (problem) {
    await client.query("ROLLBACK");
    throw problem;
  }
  // A table filled in one go has no statistics yet, and the planner would read it whole.
  await client.query("VACUUM (ANALYZE)");
  return "seeded";
}

/** Grows the shop to the given size, for load and paging work: products cloned up to one number, orders added up to the other. */
export async function seedMany(
  client: ClientBase,
  { products, orders, now }: { products: number; orders: number; now: Date },
): Promise<void> {
  await seedDemoShop(client, { now });
  await cloneProducts(client, { upTo: products });
  await cloneOrders(client, { upTo: orders, now });
  await client.query("VACUUM (ANALYZE)");
}

async function lockEmptyShop(client: ClientBase): Promise<boolean> {
  await client.query("SELECT pg_advisory_xact_lock(hashtext('seed-demo-shop'))");
  const { rows } = await client.query<{ is_empty: boolean }>("SELECT NOT EXISTS (SELECT FROM products) AS is_empty");
  return rows[0]?.is_empty ?? false;
}

async function fillShop(client: ClientBase, now: Date): Promise<void> {
  const random = randomFrom(20_261_120);
  await seedSettings(client, now);
  await seedEmail(client, now);
  await seedZones(client, now);
  await seedPeople(client, now);
  await seedCatalogue(client, now);
  await seedPriceLog(client, { by: staffIds.admin, now });
  await seedContent(client, now);
  const orders = drawOrders(random, now);
  await seedOrders(client, orders);
  await seedPayments(client, orders);
  await seedStock(client, { orders, countedBy: staffIds.admin, now });
  await seedReviews(client, { random, orders, now });
  await seedCarts(client, { orders, now });
  await seedMessages(client, { orders, customers, now });
  await seedIncoming(client, now);
  await seedPush(client, { customers, now });
  await seedKhata(client, { by: staffIds.admin, now });
}
