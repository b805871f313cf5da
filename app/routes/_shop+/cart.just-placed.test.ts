import { expect, test } from "vitest";
import { fillCart } from "#tests/fixtures/fill-cart.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { answerTo, visit } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { loader } from "./cart.tsx";

test("an empty cart names the order that was just placed: whose answer was lost reads it there", async () => {
  const user = await makeUser();
  const cookie = await signIn(user);
  const open = async () => (await answerTo(loader(visit("/cart", { cookie })))).body;
  const hourAgo = new Date(Date.now() - 3_600_000);
  await makeOrder({ userId: user.id, createdAt: hourAgo });
  expect(await open()).toMatchObject({ placed: null });
  const { id } = await makeOrder({ userId: user.id });
  await makeOrder({ userId: user.id, status: "cancelled" });
  await makeOrder({});
  expect(await open()).toMatchObject({ lines: [], placed: id });
  await fillCart(user.id, [{ product: await makeProduct(), quantity: 1 }]);
  expect(await open()).toMatchObject({ placed: null });
});
