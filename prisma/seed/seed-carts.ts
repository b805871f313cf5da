import { randomBytes } from "node:crypto";
import type { ClientBase } from "pg";
import { minutesAfter } from "./days-before.ts";
import type { DrawnOrder } from "./draw-orders.ts";
import { insertRows } from "./insert-rows.ts";
import { priceToday, productNamed } from "./read-catalogue.ts";
import { customers } from "./seed-people.ts";

const hour = 60;
const day = 24 * hour;

/** Carts that were left, and how long ago; the last one is a visitor's. */
const left = [
  { minutesAgo: 95, stage: "checkout", products: ["Guard Super Kernel Basmati Rice 5 kg", "Dalda Cooking Oil 5 L", "Onions"] },
  { minutesAgo: 4 * hour, stage: "cart", products: ["Farm Eggs", "Dawn Milky Bread, Large"] },
  { minutesAgo: 11 * hour, stage: "cart", products: ["Potatoes", "Onions", "Tomatoes", "Green Chillies", "Coriander Leaves"] },
  { minutesAgo: day, stage: "checkout", products: ["Tapal Danedar Tea 900 g", "White Sugar 5 kg"] },
  { minutesAgo: 3 * day, stage: "cart", products: ["Chicken Karahi Cut", "Tomatoes"] },
  { minutesAgo: 2 * hour, stage: "cart", products: ["Kinnow", "Bananas"] },
] as const;

/** Carts with something in them whose owners have not ordered since; the demo accounts' own stay empty. */
export async function seedCarts(
  client: ClientBase,
  { orders, now }: { orders: readonly DrawnOrder[]; now: Date },
): Promise<void> {
  const idle = customers.filter(({ email }) => !email.endsWith("@demo.test"));
  const carts = left.map(({ minutesAgo, stage, products }, at) => {
    const updatedAt = minutesAfter(now, -minutesAgo);
    const isVisitor = at === left.length - 1;
    const place = idle.findIndex(
      ({ id }) => !orders.some(({ customer, story }) => customer.id === id && ordered(story) >= updatedAt),
    );
    const userId = isVisitor ? null : (idle.splice(place, 1)[0]?.id ?? null);
    return {
      id: at + 1,
      userId,
      deviceHash: userId ? null : `\\x${randomBytes(32).toString("hex")}`,
      stage,
      updatedAt,
      products,
    };
  });
  await insertRows(
    client,
    "carts",
    carts.map(({ products: _, ...cart }) => ({ ...cart, createdAt: cart.updatedAt })),
  );
  await insertRows(
    client,
    "cart_items",
    carts.flatMap(({ id, updatedAt, products }) =>
      products.map(productNamed).map((product) => ({
        ...{ cartId: id, productId: product.id, quantity: 1000 },
        ...{ shownPrice: priceToday(product), createdAt: updatedAt },
      })),
    ),
  );
  const owners = carts.flatMap(({ id: cartId, userId }) => (userId ? [{ cartId, userId }] : []));
  await seedReminders(client, { owners, orders, now });
}

/** Above the number of every item of the demo's carts: the reminder is about them as they are. */
const anyItem = 1_000_000;

/** Most owners of left carts agreed to offers; one was reminded, as were two customers who ordered within hours. */
async function seedReminders(
  client: ClientBase,
  { owners, orders, now }: { owners: readonly { cartId: number; userId: number }[]; orders: readonly DrawnOrder[]; now: Date },
): Promise<void> {
  const agreed = owners.slice(0, -1);
  const brought = orders
    .filter(({ customer, story }) => customer.email !== "customer@demo.test" && ordered(story) > minutesAfter(now, -20 * day))
    .slice(0, 2)
    .map(({ customer, story }) => ({ cartId: 0, userId: customer.id, createdAt: minutesAfter(ordered(story), -5 * hour) }));
  const asked = agreed.slice(-1).map((cart) => ({ ...cart, createdAt: minutesAfter(now, -3 * hour) }));
  const reminded = [...asked, ...brought];
  const users = [...agreed, ...brought].map(({ userId }) => userId);
  await client.query("UPDATE users SET offers_at = created_at WHERE id = ANY($1)", [users]);
  await insertRows(
    client,
    "cart_reminders",
    reminded.map((reminder, at) => ({ id: at + 1, ...reminder, lastItemId: anyItem, byUserId: null })),
  );
}

const ordered = (story: DrawnOrder["story"]): Date => story[0]?.at ?? new Date(0);
