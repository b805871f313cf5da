import { expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { checkoutOf } from "#tests/fixtures/checkout-of.ts";
import { fillCart } from "#tests/fixtures/fill-cart.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { placeOrder } from "./place-order.server.ts";

const shoppers = (count: number) => Promise.all(Array.from({ length: count }, () => makeUser()));

test("thirty shoppers on the last ten make ten orders and twenty clean refusals", async () => {
  const product = await makeProduct({ stockQuantity: 10_000 });
  const customers = await shoppers(30);
  for (const customer of customers) await fillCart(customer.id, [{ product, quantity: 1 }]);
  const answers = await Promise.all(customers.map((customer) => placeOrder(customer, checkoutOf())));
  const results = answers.map((answer) => (answer.ok ? "ordered" : answer.refusal.code)).sort();
  expect(results).toEqual([...Array(20).fill("cart.sold-out"), ...Array(10).fill("ordered")]);
  const left = await db.product.findUniqueOrThrow({ where: { id: product.id }, include: { movements: true } });
  expect(left.stockQuantity).toBe(0);
  expect(left.movements).toHaveLength(10);
});

test("two carts with the same things in opposite order never wait for each other in a circle", async () => {
  const [first, second] = [await makeProduct({ stockQuantity: 1_000_000 }), await makeProduct({ stockQuantity: 1_000_000 })];
  const customers = await shoppers(12);
  for (const [place, customer] of customers.entries()) {
    const lines = [
      { product: first, quantity: 1 },
      { product: second, quantity: 1 },
    ];
    await fillCart(customer.id, place % 2 ? lines : lines.reverse());
  }
  const answers = await Promise.all(customers.map((customer) => placeOrder(customer, checkoutOf())));
  expect(answers.every(({ ok }) => ok)).toBe(true);
});
