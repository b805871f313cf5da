import { expect, test } from "vitest";
import { itemsOf } from "#app/lib/json-list.ts";
import { db } from "#app/platform/db.server.ts";
import { fillCart } from "#tests/fixtures/fill-cart.ts";
import { makeCustomPackage } from "#tests/fixtures/make-custom-package.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { visit } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { loader } from "./personal.ts";

const ask = (page: string, cookie?: string) =>
  loader(visit(`/api/personal?page=${encodeURIComponent(page)}`, cookie ? { cookie } : {}));
const answerOf = async (page: string, cookie?: string) => (await ask(page, cookie)).json();

const user = await makeUser({ name: "Ayesha Khan" });
const cookie = await signIn(user);
const product = await makeProduct();

test("the answer has a customer's name and cart, and no cache keeps it", async () => {
  await fillCart(user.id, [{ product, quantity: 3 }]);
  const answer = await ask("/products", cookie);
  expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
  const frame = { viewer: { name: "Ayesha Khan" }, cart: { products: { [product.id]: 3000 } }, isShared: false };
  expect(await answer.json()).toMatchObject({ frame, page: {} });
});

test("a guest gets their zone, and nobody's name", async () => {
  expect(await answerOf("/", "zone=Saddar")).toMatchObject({ frame: { viewer: null, cart: { count: 0 } }, page: {} });
});

test("the home page gets the customer's latest order and what it brought, the packages' page those they built", async () => {
  const { id } = await makeOrder({ userId: user.id, product, status: "delivered" });
  const own = await makeCustomPackage(user.id);
  for (const path of ["/", "/home"]) {
    const { latestOrder, bought } = (await answerOf(path, cookie)).page;
    expect(latestOrder).toMatchObject({ id, status: "delivered" });
    expect(itemsOf(bought)).toMatchObject([{ id: product.id }]);
  }
  expect((await answerOf("/packages", cookie)).page).toMatchObject({ mine: [{ id: own.id }], contents: {} });
  expect((await answerOf("/packages")).page).toEqual({});
});

test("a product's page gets whether the customer may review it", async () => {
  const { id } = await makeProduct();
  const standing = async () => (await answerOf(`/product/${id}`, cookie)).page;
  expect(await standing()).toEqual({ standing: "stranger" });
  await makeOrder({ userId: user.id, product: { ...product, id }, status: "delivered" });
  expect(await standing()).toEqual({ standing: "buyer" });
  await db.review.create({ data: { productId: id, userId: user.id, rating: 5, content: "Good" } });
  expect(await standing()).toEqual({ standing: "reviewed" });
});

test("a search gets what the customer bought before, other lists and guests get none of it", async () => {
  const buyer = await makeUser();
  await makeOrder({ userId: buyer.id, product, status: "delivered" });
  const session = await signIn(buyer);
  const { bought } = (await answerOf("/products?search=doodh&page=2", session)).page;
  expect(itemsOf(bought)).toMatchObject([{ id: product.id }]);
  for (const [page, cookies] of [["/products", session], ["/products?search=", session], ["/products?search=doodh"]] as const)
    expect((await answerOf(page, cookies)).page).toEqual({});
});
