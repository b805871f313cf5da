import { expect, test } from "vitest";
import { placeOrder } from "#app/domain/checkout/place-order.server.ts";
import { db, transact } from "#app/platform/db.server.ts";
import { checkoutOf } from "#tests/fixtures/checkout-of.ts";
import { fillCart } from "#tests/fixtures/fill-cart.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { cancelOrder } from "./cancel-order.server.ts";
import { settleMove } from "./internal/settle-move.server.ts";

async function placed({ quantity = 2 } = {}) {
  const customer = await makeUser();
  const product = await makeProduct({ stockQuantity: 5000 });
  const form = checkoutOf();
  await db.$executeRaw`INSERT INTO delivery_slots VALUES (${form.delivery_date}::date, ${form.scheduled_delivery_time}::time, 1000, 0) ON CONFLICT DO NOTHING`;
  await fillCart(customer.id, [{ product, quantity }]);
  const outcome = await placeOrder(customer, form);
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return { customer, product, orderId: outcome.value.orderId };
}
const stockOf = async (id: number) => (await db.product.findUniqueOrThrow({ where: { id } })).stockQuantity;
const usedSlots = async () => (await db.deliverySlot.findFirstOrThrow()).used;

test("cancelling returns stock and slot exactly once, however often it is pressed", async () => {
  const { customer, product, orderId } = await placed();
  const before = await usedSlots();
  const answers = await Promise.all([1, 2, 3].map(() => cancelOrder({ orderId, userId: customer.id })));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await stockOf(product.id)).toBe(5000);
  expect(await usedSlots()).toBe(before - 1);
  expect(await db.payment.findFirst({ where: { orderId } })).toMatchObject({ status: "cancelled" });
});

test("only a pending order can be cancelled, and only by whose it is", async () => {
  const { customer, orderId } = await placed();
  const stranger = await makeUser();
  expect(await cancelOrder({ orderId, userId: stranger.id })).toMatchObject({ ok: false, refusal: { code: "order.not-found" } });
  await db.order.update({ where: { id: orderId }, data: { status: "confirmed" } });
  expect(await cancelOrder({ orderId, userId: customer.id })).toMatchObject({
    ok: false,
    refusal: { code: "order.cannot-cancel" },
  });
});

test("un-cancelling takes the stock again, and is refused when it has gone to somebody else", async () => {
  const { customer, product, orderId } = await placed({ quantity: 3 });
  await cancelOrder({ orderId, userId: customer.id });
  const back = () => transact((tx) => settleMove(tx, { orderId, from: "cancelled", to: "pending", by: null }));
  expect((await back()).ok).toBe(true);
  expect(await stockOf(product.id)).toBe(2000);
  await transact((tx) => settleMove(tx, { orderId, from: "pending", to: "cancelled", by: null }));
  expect(await stockOf(product.id)).toBe(5000);
  await db.product.update({ where: { id: product.id }, data: { stockQuantity: 1000 } });
  expect(await back()).toMatchObject({ ok: false, refusal: { code: "cart.short" } });
});

test("the ledger adds up to what was taken", async () => {
  const { customer, product, orderId } = await placed();
  await cancelOrder({ orderId, userId: customer.id });
  const movements = await db.stockMovement.findMany({ where: { productId: product.id }, orderBy: { id: "asc" } });
  expect(movements.map(({ change, reason }) => [change, reason])).toEqual([
    [-2000, "sold"],
    [2000, "returned"],
  ]);
  await expect(db.stockMovement.deleteMany({ where: { orderId } })).rejects.toThrow(/append-only/);
});
