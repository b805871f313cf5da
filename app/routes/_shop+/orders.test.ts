import { describe, expect, test } from "vitest";
import { placeOrder } from "#app/domain/checkout/place-order.server.ts";
import { listCustomerOrders } from "#app/domain/orders/list-customer-orders.server.ts";
import { db } from "#app/platform/db.server.ts";
import { checkoutOf } from "#tests/fixtures/checkout-of.ts";
import { fillCart } from "#tests/fixtures/fill-cart.ts";
import { hostileCases } from "#tests/fixtures/hostile.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { answerTo, post, shownFailure, shownToast, visit } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { loader as tracking } from "./delivery-tracking.tsx";
import { loader } from "./order.$id.tsx";
import { action as cancel } from "./order.$id_.cancel.ts";

async function ordered() {
  const user = await makeUser();
  const product = await makeProduct({ name: "Basmati 5 kg", stockQuantity: 9000 });
  await fillCart(user.id, [{ product, quantity: 2 }]);
  const outcome = await placeOrder(user, checkoutOf());
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  const order = await db.order.findUniqueOrThrow({ where: { id: outcome.value.orderId } });
  return { user, product, order, cookie: await signIn(user) };
}
const open = (id: number | string, cookie?: string) =>
  answerTo(loader(visit(`/order/${id}`, { cookie, params: { id: String(id) } })));

describe("an order's page", () => {
  test("A2.11 /order/{id} shows lines, amount due, slot and timeline to whom it belongs", async () => {
    const { order, cookie } = await ordered();
    expect((await open(order.id, cookie)).body).toMatchObject({
      order: {
        id: order.id,
        status: "pending",
        total: order.total,
        lines: [{ name: "Basmati 5 kg", quantity: 2000 }],
        timeline: [{ status: "pending" }],
      },
    });
  });

  test("somebody else's order looks as if it were not there", async () => {
    const { order } = await ordered();
    const stranger = await signIn(await makeUser());
    expect((await open(order.id, stranger)).status).toBe(404);
    expect((await open(1_999_999_999, stranger)).status).toBe(404);
  });

  test("A6.02 order pages need a sign-in", async () => {
    const { order } = await ordered();
    expect(await open(order.id)).toMatchObject({ status: 302, location: `/auth?return_to=%2Forder%2F${order.id}` });
  });

  test("the link shared on WhatsApp names the tracking page and nothing personal", async () => {
    const { order, cookie } = await ordered();
    const { share } = (await open(order.id, cookie)).body as { share: string };
    expect(decodeURIComponent(share)).toContain(`/delivery-tracking?tracking_id=${order.trackingId}`);
    expect(decodeURIComponent(share)).not.toContain(order.customerName);
  });

  test("a pending order is cancelled by its customer; a later press says that it can't be", async () => {
    const { order, cookie, product } = await ordered();
    const press = () => answerTo(cancel(post(`/order/${order.id}/cancel`, {}, { cookie, params: { id: String(order.id) } })));
    const first = await press();
    expect(first).toMatchObject({ status: 302, location: `/order/${order.id}` });
    expect(shownToast(first)).toBe("Your order is cancelled. There is nothing to pay.");
    expect(shownFailure(await press())).toBe("This order can no longer be cancelled here. Please call us.");
    expect((await db.product.findUniqueOrThrow({ where: { id: product.id } })).stockQuantity).toBe(9000);
  });

  test.each(hostileCases)("/order/%s is a plain 404", async (_, value) => {
    const { cookie } = await ordered();
    expect((await open(value.slice(0, 100), cookie)).status).toBe(404);
  });
});

describe("tracking", () => {
  const track = (typed: string) => answerTo(tracking(visit(`/delivery-tracking?${new URLSearchParams({ tracking_id: typed })}`)));

  test("A2.26 shows status and times to whoever has the tracking number, and neither phone nor address", async () => {
    const { order } = await ordered();
    const { body } = await track(order.trackingId);
    expect(body).toMatchObject({ found: { status: "pending", timeline: [{ status: "pending" }] } });
    const said = JSON.stringify(body);
    for (const secret of [order.customerName, order.customerPhone, order.deliveryAddress]) expect(said).not.toContain(secret);
  });

  test("forgives how the number is typed", async () => {
    const { order } = await ordered();
    const typed = `${order.trackingId.slice(0, 4)} ${order.trackingId.slice(4)}`.toLowerCase().replaceAll("0", "o");
    expect((await track(typed)).body).toMatchObject({ found: { id: order.id } });
  });

  test.each(hostileCases)("%s finds nothing and breaks nothing", async (_, value) => {
    const answer = await track(value.slice(0, 2000));
    expect([200, 404]).toContain(answer.status);
    expect(answer.body).toMatchObject({ found: null });
  });
});

test("A2.13 a customer's orders are listed newest first, ten a page, and only their own", async () => {
  const { user, product } = await ordered();
  await db.user.update({ where: { id: user.id }, data: { phoneProvedAt: new Date() } });
  for (let round = 0; round < 10; round++) {
    await db.product.update({ where: { id: product.id }, data: { stockQuantity: 9000 } });
    await fillCart(user.id, [{ product, quantity: 1 }]);
    await placeOrder(user, checkoutOf());
  }
  const { orders, hasNext } = await listCustomerOrders(user.id, { lang: "en" });
  expect(orders).toHaveLength(10);
  expect(hasNext).toBe(true);
  expect(orders.map(({ id }) => id)).toEqual(orders.map(({ id }) => id).toSorted((a, b) => b - a));
  expect((await listCustomerOrders(user.id, { lang: "en", page: 2 })).orders).toHaveLength(1);
  expect((await listCustomerOrders((await makeUser()).id, { lang: "en" })).orders).toEqual([]);
});
