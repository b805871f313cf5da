import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { rupees } from "#app/lib/money.ts";
import { databaseUrl, db } from "#app/platform/db.server.ts";
import { checkoutOf } from "#tests/fixtures/checkout-of.ts";
import { fillCart } from "#tests/fixtures/fill-cart.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { startTicks } from "#tests/fixtures/work-of.ts";
import { placeOrder } from "./place-order.server.ts";

const holder = new pg.Client({ connectionString: databaseUrl() });
await holder.connect();
afterAll(() => holder.end());

const product = await makeProduct({ price: rupees(10), stockQuantity: 900_000 });
const customers = await Promise.all(Array.from({ length: 40 }, () => makeUser()));
for (const { id } of customers) await fillCart(id, [{ product, quantity: 1 }]);

/** The answer to a request, and the seconds that it took. */
async function submit(customer: { id: number; email: string }): Promise<{ code: string; took: number }> {
  const since = startTicks();
  const outcome = await placeOrder(customer, checkoutOf());
  return { code: outcome.ok ? "placed" : outcome.refusal.code, took: since() };
}

async function read(): Promise<number> {
  const since = startTicks();
  await db.product.findFirst({ select: { id: true } });
  return since();
}

test("while somebody holds a product's row, reads go on, presses are refused in time, and all is well once it is free", async () => {
  await holder.query("BEGIN");
  await holder.query("SELECT FROM products WHERE id = $1 FOR UPDATE", [product.id]);
  const submits = customers.map((customer) => submit(customer));
  const reads: number[] = [];
  for (let at = 0; at < 20; at++) {
    reads.push(await read());
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect(Math.max(...reads)).toBeLessThan(1);
  const submitted = await Promise.all(submits);
  expect(new Set(submitted.map(({ code }) => code))).toEqual(new Set(["busy"]));
  expect(Math.max(...submitted.map(({ took }) => took))).toBeLessThan(6);

  await holder.query("ROLLBACK");
  const after = await Promise.all(customers.slice(0, 10).map((customer) => submit(customer)));
  expect(new Set(after.map(({ code }) => code))).toEqual(new Set(["placed"]));
  expect(await db.order.count()).toBe(10);
});
