import { setTimeout as sleep } from "node:timers/promises";
import { deleteExpired } from "#app/domain/accounts/delete-expired.server.ts";
import { findCart } from "#app/domain/cart/read-cart.server.ts";
import { rankProducts } from "#app/domain/catalog/rank-products.server.ts";
import { saveProduct } from "#app/domain/catalog/save-product.server.ts";
import { findZone } from "#app/domain/delivery/zones.server.ts";
import { paisa, rupees } from "#app/lib/money.ts";
import { thousandths } from "#app/lib/quantity.ts";
import { now, setClock } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { type Act, codeOf, nothing } from "./day.ts";
import { setSlotLimit } from "./world.ts";

/**
 * Counts a stock anew, stops or starts tracking, sells by weight or by the piece, changes a price, or archives a product and
 * restores it.
 */
export const editProduct: Act = async ({ random, world }) => {
  const at = random.between(0, 2);
  const id = world.products[at] ?? 0;
  const save = { version: null, by: random.pick(world.staff) };
  const stock = at === 2 && random.chance(0.4) ? null : thousandths(1000 * random.between(0, 20));
  const isWeighed = random.chance(0.5);
  const changes = [
    { stockQuantity: stock },
    { stockQuantity: stock },
    { price: rupees(random.between(20, 120)) },
    { inStock: random.chance(0.7) },
    { status: random.chance(0.6) ? ("active" as const) : ("archived" as const) },
    at === 2 ? { soldByWeight: isWeighed, quantityStep: thousandths(isWeighed ? 250 : 1000) } : { stockQuantity: stock },
  ];
  const change = random.pick(changes);
  const outcome = await saveProduct(id, change, save);
  return { did: `product ${id}: ${JSON.stringify(change)}`, code: codeOf(outcome), broken: [] };
};

/** Changes what delivery costs somewhere. */
export const editZone: Act = async ({ random, world }) => {
  const name = random.pick(world.zones);
  const { lines } = await findCart({ userId: random.pick(world.customers).id });
  const inCart = lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0); // a threshold that somebody meets to the paisa
  const data = {
    deliveryCharge: rupees(random.between(0, 200)),
    minOrderForFreeDelivery: paisa(random.pick([0, 30_000, 50_000, 80_000, inCart, inCart])),
  };
  await db.deliveryZone.updateMany({ where: { name }, data });
  for (let wait = 0; wait < 100 && (await findZone(name))?.charge !== data.deliveryCharge; wait += 1) await sleep(20);
  return { did: `zone ${name}: ${JSON.stringify(data)}`, code: "ok", broken: [] };
};

/** Raises, lowers or lifts what every slot takes. */
export const editSlotLimit: Act = async (day) => {
  day.slotLimit = day.random.pick([3, 8, 15, null, null]);
  await setSlotLimit(day.slotLimit);
  return { did: `slots take ${day.slotLimit ?? "any number"}`, code: "ok", broken: [] };
};

/** What runs by itself a week later: what expired is deleted, products are ranked. Nobody else acts, for the clock goes ahead and back. */
export const runJobs: Act = async ({ isAlone }) => {
  if (!isAlone) return nothing("jobs run another time");
  const present = now();
  setClock(new Date(present.getTime() + 7 * 86_400_000));
  try {
    await deleteExpired();
    await rankProducts();
  } finally {
    setClock(present);
  }
  return { did: "jobs of next week", code: "ok", broken: [] };
};
