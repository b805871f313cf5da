import { describe, expect, test } from "vitest";
import { findCart } from "#app/domain/cart/read-cart.server.ts";
import { maxLines } from "#app/domain/cart/set-quantity.server.ts";
import { placeOrder } from "#app/domain/checkout/place-order.server.ts";
import { rupees } from "#app/lib/money.ts";
import { db } from "#app/platform/db.server.ts";
import { checkoutOf } from "#tests/fixtures/checkout-of.ts";
import { fillCart } from "#tests/fixtures/fill-cart.ts";
import { hostileCases } from "#tests/fixtures/hostile.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makePackage } from "#tests/fixtures/make-package.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { answerTo, post, shownFailure, visit } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { openShop } from "#tests/support/shop-pages.tsx";
import { loader as cartPage } from "./cart.tsx";
import { action } from "./order.$id_.again.ts";

type Picks = Parameters<typeof fillCart>[1];

async function ordered(picks: Picks) {
  const user = await makeUser({ phoneProvedAt: new Date() });
  await fillCart(user.id, picks);
  const outcome = await placeOrder(user, checkoutOf());
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return { user, orderId: outcome.value.orderId, cookie: await signIn(user) };
}

const press = (id: number | string, cookie?: string) =>
  answerTo(action(post(`/order/${id}/again`, {}, { cookie, params: { id: String(id) } })));
const cartOf = async (userId: number) => (await findCart({ userId })).lines.map(({ key, quantity }) => [key, quantity]);
const told = async (id: number, cookie: string) =>
  ((await answerTo(cartPage(visit(`/cart?again=${id}`, { cookie })))).body as { again: unknown }).again;
const change = (id: number, data: Parameters<typeof db.product.update>[0]["data"]) => db.product.update({ where: { id }, data });

describe("ordering again", () => {
  test("puts products and packages of the old order into the cart, at today's prices", async () => {
    const [rice, tomatoes] = [await makeProduct(), await makeProduct({ soldByWeight: true, quantityStep: 250 })];
    const basket = await makePackage([{ product: await makeProduct(), quantity: 1 }]);
    const { user, orderId, cookie } = await ordered([
      { product: rice, quantity: 2 },
      { product: tomatoes, quantity: 1.75 },
      { package: basket, quantity: 1 },
    ]);
    await change(rice.id, { price: rupees(180) });
    expect(await press(orderId, cookie)).toMatchObject({ status: 302, location: `/cart?again=${orderId}` });
    const { lines } = await findCart({ userId: user.id });
    expect(lines.map(({ key, quantity, unitPrice, shownPrice }) => [key, quantity, unitPrice, shownPrice])).toEqual([
      [`p${rice.id}`, 2000, rupees(180), rupees(180)],
      [`p${tomatoes.id}`, 1750, rupees(150), rupees(150)],
      [`k${basket.id}`, 1000, rupees(1000), rupees(1000)],
    ]);
    expect(await told(orderId, cookie)).toEqual({ orderId, isNothing: false, missing: [] });
  });

  test("is capped by what is left, and names what is missing and why", async () => {
    const names = ["Archived Rice", "Empty Shelf", "Last Mangoes", "Fine Sugar"] as const;
    const [archived, empty, last, fine] = await Promise.all(names.map((name) => makeProduct({ name, stockQuantity: 20_000 })));
    const scarce = await makeProduct({ stockQuantity: 10_000 });
    const basket = await makePackage([{ product: scarce, quantity: 2 }]);
    const picks = [archived!, empty!, last!, fine!].map((product) => ({ product, quantity: 4 }));
    const { user, orderId, cookie } = await ordered([...picks, { package: basket, quantity: 3 }]);
    await change(archived!.id, { status: "archived" });
    await change(empty!.id, { inStock: false });
    await change(last!.id, { stockQuantity: 3000 });
    await change(scarce.id, { stockQuantity: 5000 });
    await press(orderId, cookie);
    expect(await cartOf(user.id)).toEqual([
      [`p${last!.id}`, 3000],
      [`p${fine!.id}`, 4000],
      [`k${basket.id}`, 2000],
    ]);
    expect(await told(orderId, cookie)).toMatchObject({
      isNothing: false,
      missing: [
        { name: "Archived Rice", problem: { code: "not-sold" } },
        { name: "Empty Shelf", problem: { code: "sold-out" } },
        { name: "Last Mangoes", problem: { code: "short", left: 3000 } },
        { name: basket.name, problem: { code: "short", left: 2000 } },
      ],
    });
  });

  test("shares what is left among its things and with what the cart holds, and says which thing found none", async () => {
    const atta = await makeProduct({ name: "Atta", stockQuantity: 20_000 });
    const basket = await makePackage([{ product: atta, quantity: 2 }]);
    const { user, orderId, cookie } = await ordered([
      { product: atta, quantity: 2 },
      { package: basket, quantity: 1 },
    ]);
    await change(atta.id, { stockQuantity: 3000 });
    await press(orderId, cookie);
    expect(await cartOf(user.id)).toEqual([[`p${atta.id}`, 2000]]);
    expect((await findCart({ userId: user.id })).lines.map(({ problem }) => problem)).toEqual([null]);
    const missing = [{ name: basket.name, problem: { code: "taken" } }];
    expect(await told(orderId, cookie)).toMatchObject({ isNothing: false, missing });
    for (const [lang, said] of [
      ["en", "all that is left is in your cart already"],
      ["ur", "jitna bacha tha woh aap ki cart mein hai"],
    ] as const) {
      const { html } = await openShop(`/cart?again=${orderId}`, { cookie, lang });
      expect(html).toContain(`${basket.name}: ${said}`);
    }
    await db.cartItem.deleteMany({ where: { cart: { userId: user.id } } });
    await fillCart(user.id, [{ package: basket, quantity: 1 }]);
    await press(orderId, cookie);
    expect(await cartOf(user.id)).toEqual([
      [`k${basket.id}`, 1000],
      [`p${atta.id}`, 1000],
    ]);
  });

  test("a package that is no longer sold and a custom item of the phone are named", async () => {
    const basket = await makePackage([{ product: await makeProduct(), quantity: 1 }]);
    const { user, orderId, cookie } = await ordered([{ package: basket, quantity: 1 }]);
    await db.package.update({ where: { id: basket.id }, data: { isActive: false } });
    const phoned = await makeOrder({ userId: user.id });
    for (const [id, name] of [
      [orderId, basket.name],
      [phoned.id, "Tomatoes"],
    ] as const) {
      expect((await press(id, cookie)).status).toBe(302);
      expect(await told(id, cookie)).toMatchObject({ isNothing: true, missing: [{ name, problem: { code: "not-sold" } }] });
    }
    expect(await cartOf(user.id)).toEqual([]);
  });

  test("a second press adds nothing, and a cart that holds more keeps it", async () => {
    const [rice, tea] = [await makeProduct(), await makeProduct()];
    const { user, orderId, cookie } = await ordered([
      { product: rice, quantity: 2 },
      { product: tea, quantity: 1 },
    ]);
    await fillCart(user.id, [{ product: rice, quantity: 5 }]);
    await Promise.all([press(orderId, cookie), press(orderId, cookie)]);
    expect(await cartOf(user.id)).toEqual([
      [`p${rice.id}`, 5000],
      [`p${tea.id}`, 1000],
    ]);
  });

  test("wants what was ordered, not what was sent in its place", async () => {
    const [rice, other] = [await makeProduct(), await makeProduct()];
    const { user, orderId, cookie } = await ordered([{ product: rice, quantity: 1 }]);
    const [line] = await db.orderLine.findMany({ where: { orderId } });
    const { id: replacesId, ...copy } = line!;
    await db.orderLine.create({ data: { ...copy, productId: other.id, replacesId } });
    await press(orderId, cookie);
    expect(await cartOf(user.id)).toEqual([[`p${rice.id}`, 1000]]);
  });

  test("into a full cart is refused whole", async () => {
    const { user, orderId, cookie } = await ordered([{ product: await makeProduct(), quantity: 1 }]);
    const { id: cartId } = await db.cart.findUniqueOrThrow({ where: { userId: user.id } });
    const { id, ...model } = await makeProduct();
    await db.product.createMany({
      data: Array.from({ length: maxLines }, (_, at) => ({ ...model, name: `Filler ${id} ${at}` })),
    });
    const fillers = await db.product.findMany({ where: { name: { startsWith: `Filler ${id} ` } }, select: { id: true } });
    await db.cartItem.createMany({ data: fillers.map((filler) => ({ cartId, productId: filler.id, quantity: 1000 })) });
    const answer = await press(orderId, cookie);
    expect([answer.location, shownFailure(answer)]).toEqual([`/order/${orderId}`, "That can't be added right now."]);
    expect(await cartOf(user.id)).toHaveLength(maxLines);
  });

  test("somebody else's order looks as if it were not there, and their cart's page tells nothing of it", async () => {
    const { orderId } = await ordered([{ product: await makeProduct(), quantity: 1 }]);
    const cookie = await signIn(await makeUser());
    expect((await press(orderId, cookie)).status).toBe(404);
    expect(await told(orderId, cookie)).toBeNull();
    expect((await press(orderId)).location).toBe(`/auth?return_to=%2Forder%2F${orderId}%2Fagain`);
  });

  test.each(hostileCases)("/order/%s/again is a plain 404", async (_, value) => {
    const cookie = await signIn(await makeUser());
    expect((await press(value, cookie)).status).toBe(404);
    expect(
      (await answerTo(cartPage(visit(`/cart?${new URLSearchParams({ again: value.slice(0, 99) })}`, { cookie })))).status,
    ).toBe(200);
  });
});
