import { expect, test } from "vitest";
import { deleteExpired } from "#app/domain/accounts/delete-expired.server.ts";
import { maxListLines } from "#app/domain/cart/shared-list.server.ts";
import { db } from "#app/platform/db.server.ts";
import { fillCart } from "#tests/fixtures/fill-cart.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makePackage } from "#tests/fixtures/make-package.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { answerTo, cookieGiven, post, shownFailure, visit } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { openShop } from "#tests/support/shop-pages.tsx";
import { action as addAll, loader } from "./list.$token.tsx";
import { action } from "./share-list.ts";

const sharer = await makeUser({ name: "Saira Unmistakable", phone: "+923331112223" });
const cookie = await signIn(sharer);
const [rice, milk] = [await makeProduct({ name: "Basmati Rice" }), await makeProduct({ name: "Fresh Milk", price: 20_000 })];
const hamper = await makePackage([{ product: rice, quantity: 1 }]);

const share = (form: Record<string, string> = {}, who = cookie) => answerTo(action(post("/share-list", form, { cookie: who })));
const send = (path: string, who?: string) =>
  answerTo(addAll(post(path, {}, { params: { token: path.slice("/list/".length) }, ...(who && { cookie: who }) })));

async function sharedCart(): Promise<string> {
  await fillCart(sharer.id, [
    { product: rice, quantity: 3 },
    { product: milk, quantity: 2 },
    { package: hamper, quantity: 1 },
  ]);
  return (await share()).location ?? "";
}

test("whoever has the link of a shared cart sees its items and quantities at today's price, and nothing of who shared it", async () => {
  const path = await sharedCart();
  expect(path).toMatch(/^\/list\/[\w-]{43}$/);
  await db.product.update({ where: { id: milk.id }, data: { price: 25_000 } });
  const { status, html } = await openShop(path);
  const main = html.slice(html.indexOf("<main"));
  expect(status).toBe(200);
  for (const shown of ["Basmati Rice", "3 ×", "Fresh Milk", "Rs. 250", "Rs. 500"]) expect(main).toContain(shown);
  expect(main).toContain(`href="https://wa.me/?text=`);
  for (const personal of ["Saira", "3331112223", sharer.email ?? "@"]) expect(main).not.toContain(personal);
});

test("the page's data do not tell how much is left of what a list has more of", async () => {
  const path = await sharedCart();
  await db.product.update({ where: { id: milk.id }, data: { stockQuantity: 1000 } });
  const { body } = await answerTo(loader(visit(path, { params: { token: path.slice("/list/".length) } })));
  expect(JSON.stringify(body)).not.toContain('"left"');
  expect(body).toMatchObject({ list: { lines: [{ name: "Basmati Rice" }, { name: "Fresh Milk" }, {}] } });
  await db.product.update({ where: { id: milk.id }, data: { stockQuantity: milk.stockQuantity } });
});

test("the whole list goes into the cart of a visitor at once, and sent twice it is there once", async () => {
  const path = await sharedCart();
  const first = await send(path);
  expect(first).toMatchObject({ status: 200, body: { added: 3, problems: [] } });
  const again = await send(path, `device=${cookieGiven(first, "device")}`);
  expect(again.body).toMatchObject({ added: 3 });
  const carts = await db.cart.findMany({ where: { userId: null }, include: { items: true } });
  expect(carts.map(({ items }) => items.map(({ quantity }) => quantity).sort())).toEqual([[1000, 2000, 3000]]);
});

test("a delivered order is shared as it came; another's order and an empty cart are not", async () => {
  const { id } = await makeOrder({ userId: sharer.id, product: milk, status: "delivered" });
  await db.orderLine.updateMany({ where: { orderId: id }, data: { packedQuantity: 5000 } });
  const path = (await share({ order: String(id) })).location ?? "";
  expect((await openShop(path)).html).toContain("5 ×");
  const stranger = await signIn(await makeUser());
  expect((await share({ order: String(id) }, stranger)).status).toBe(404);
  expect(shownFailure(await share({}, stranger))).toBe("Your cart is empty.");
  expect((await share({ order: "1 OR 1" })).status).toBe(404);
});

test("a link ends after 30 days, an unknown one leads to nothing, and the task that clears expired rows deletes the list", async () => {
  const path = await sharedCart();
  await db.sharedList.updateMany({ data: { expiresAt: new Date(Date.now() - 1000) } });
  for (const gone of [path, "/list/x", `/list/${"A".repeat(43)}`]) {
    const { status, html } = await openShop(gone, { lang: "ur" });
    expect([status, html.includes("Yeh list ab nahin hai")]).toEqual([404, true]);
  }
  await deleteExpired();
  expect(await db.sharedList.count()).toBe(0);
});

test("a list has at most 100 lines, and a longer cart says so", async () => {
  const user = await makeUser();
  const { id: cartId } = await db.cart.create({ data: { userId: user.id } });
  const { categoryId } = rice;
  for (let at = 0; at <= maxListLines; at += 1) {
    const { id: productId } = await makeProduct({ categoryId });
    await db.cartItem.create({ data: { cartId, productId, quantity: 1000 } });
  }
  const answer = await share({}, await signIn(user));
  expect(answer.location).toBe("/cart");
  expect(shownFailure(answer)).toContain("at most 100 items");
});
