import { expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { newToken, tokenHash } from "#app/platform/secret.server.ts";
import { fillCart } from "#tests/fixtures/fill-cart.ts";
import { makePackage } from "#tests/fixtures/make-package.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { joinCarts } from "./join-carts.server.ts";
import { findCart } from "./read-cart.server.ts";

/** A full cart: 200 different items. */
async function fullCart() {
  const { categoryId } = await makeProduct();
  const product = (place: number) => ({ name: `Thing ${place}`, description: "One of many.", price: 10_000, categoryId });
  const products = await db.product.createManyAndReturn({ data: Array.from({ length: 200 }, (_, place) => product(place)) });
  const user = await makeUser();
  const items = { create: products.map(({ id }) => ({ productId: id, quantity: 1000 })) };
  await db.cart.create({ data: { userId: user.id, items } });
  return { userId: user.id, first: products[0]?.id ?? 0 };
}

/** A guest cart, one of each. */
async function heldCart(...productIds: number[]) {
  const deviceHash = tokenHash(newToken());
  const items = { create: productIds.map((productId) => ({ productId, quantity: 1000 })) };
  await db.cart.create({ data: { deviceHash, items } });
  return deviceHash;
}

test("what finds no room in a full cart is told of, what is in it already is added", async () => {
  const { userId, first } = await fullCart();
  const { id } = await makeProduct();
  expect(await joinCarts(await heldCart(first), userId)).toEqual({ ok: true, value: { changed: false } });
  expect(await joinCarts(await heldCart(id), userId)).toEqual({ ok: true, value: { changed: true } });
  const items = await db.cartItem.findMany({ where: { cart: { userId } } });
  expect(items).toHaveLength(200);
  expect(items.find(({ productId }) => productId === first)?.quantity).toBe(2000);
});

test("what both carts need of one stock is shared: the account's own comes first", async () => {
  const atta = await makeProduct({ stockQuantity: 3000 });
  const basket = await makePackage([{ product: atta, quantity: 2 }]);
  const user = await makeUser();
  await fillCart(user.id, [{ package: basket, quantity: 1 }]);
  const deviceHash = tokenHash(newToken());
  await db.cart.create({ data: { deviceHash, items: { create: { productId: atta.id, quantity: 2000 } } } });
  expect(await joinCarts(deviceHash, user.id)).toEqual({ ok: true, value: { changed: true } });
  const { lines } = await findCart({ userId: user.id });
  expect(lines.map(({ key, quantity, problem }) => [key, quantity, problem])).toEqual([
    [`k${basket.id}`, 1000, null],
    [`p${atta.id}`, 1000, null],
  ]);
});
