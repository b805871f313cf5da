import { expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { listBought } from "./list-bought.server.ts";

const bought = async (userId: number) => (await listBought(userId)).map(({ id }) => id);
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

test("what was delivered can be bought again, the latest first and each product once; what is on the way or cancelled can't", async () => {
  const user = await makeUser();
  const [milk, rice, tea, eggs] = await Promise.all([1, 2, 3, 4].map(() => makeProduct()));
  const order = (product: typeof milk, days: number, status = "delivered") =>
    makeOrder({ userId: user.id, ...(product && { product }), status, createdAt: daysAgo(days), deliveredAt: daysAgo(days) });
  await order(milk, 9);
  await order(rice, 5);
  await order(milk, 2);
  await order(tea, 1, "confirmed");
  await order(eggs, 1, "cancelled");
  await makeOrder({ userId: (await makeUser()).id, ...(tea && { product: tea }), status: "delivered" });
  expect(await bought(user.id)).toEqual([milk?.id, rice?.id]);
});

test("what came counts, not what was ordered: a replacement is offered, what was left out or is not sold today is not", async () => {
  const user = await makeUser();
  const [wanted, instead, gone, soldOut] = await Promise.all([1, 2, 3, 4].map(() => makeProduct()));
  if (!wanted || !instead || !gone || !soldOut) throw new Error("no products");
  const { id: orderId } = await makeOrder({ userId: user.id, product: wanted, status: "delivered" });
  const line = await db.orderLine.findFirstOrThrow({ where: { orderId } });
  const { id: replacesId, ...copied } = line;
  await db.orderLine.update({ where: { id: replacesId }, data: { packedQuantity: 0 } });
  for (const product of [instead, gone, soldOut]) {
    await db.orderLine.create({ data: { ...copied, productId: product.id, replacesId, packedQuantity: 1000 } });
  }
  await db.product.update({ where: { id: gone.id }, data: { status: "archived" } });
  await db.product.update({ where: { id: soldOut.id }, data: { inStock: false } });
  expect(await bought(user.id)).toEqual([instead.id]);
});

test("at most 12 products are offered, with today's price", async () => {
  const user = await makeUser();
  const { id: orderId } = await makeOrder({ userId: user.id, status: "delivered" });
  const { id: _, ...custom } = await db.orderLine.findFirstOrThrow({ where: { orderId } });
  for (let at = 0; at < 14; at += 1) {
    const product = await makeProduct({ price: 10_000 + at });
    await db.orderLine.create({ data: { ...custom, kind: "product", productId: product.id } });
  }
  expect((await listBought(user.id)).map(({ price }) => price)).toEqual(Array.from({ length: 12 }, (_, at) => 10_000 + at));
});
