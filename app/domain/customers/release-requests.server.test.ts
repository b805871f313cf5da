import { expect, test } from "vitest";
import { placeOrder } from "#app/domain/checkout/place-order.server.ts";
import { cancelOrder } from "#app/domain/orders/cancel-order.server.ts";
import { saveOrder } from "#app/domain/orders/save-order.server.ts";
import { db } from "#app/platform/db.server.ts";
import { checkoutOf } from "#tests/fixtures/checkout-of.ts";
import { fillCart } from "#tests/fixtures/fill-cart.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { requestProduct } from "./request-product.server.ts";

const { id: by } = await makeUser({ role: "admin" });
const tea = await makeProduct();

async function order(customer: Awaited<ReturnType<typeof makeUser>>) {
  await fillCart(customer.id, [{ product: tea, quantity: 1 }]);
  const outcome = await placeOrder(customer, checkoutOf());
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.value.orderId;
}
const placeOf = async (userId: number) => (await db.specialRequest.findFirstOrThrow({ where: { userId } })).orderId;

test.each([
  ["its customer", (orderId: number, userId: number) => cancelOrder({ orderId, userId })],
  ["the shop", (orderId: number) => saveOrder(orderId, { status: "cancelled" }, { version: null, by })],
])("what was asked for with an order that %s cancels waits for the next one, and goes with it", async (_, cancel) => {
  const customer = await makeUser();
  await requestProduct(customer.id, { product_name: "Desi ghee", urgency: "this week", contact_method: "phone" });
  const first = await order(customer);
  expect(await placeOf(customer.id)).toBe(first);
  expect((await cancel(first, customer.id)).ok).toBe(true);
  expect(await placeOf(customer.id)).toBeNull();
  const second = await order(customer);
  expect(await placeOf(customer.id)).toBe(second);
  await saveOrder(first, { status: "pending" }, { version: null, by });
  expect(await placeOf(customer.id)).toBe(second);
});
