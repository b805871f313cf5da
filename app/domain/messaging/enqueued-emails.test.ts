import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { undoWindow } from "#app/domain/audit/undo-time.ts";
import { placeOrder } from "#app/domain/checkout/place-order.server.ts";
import { cancelOrder } from "#app/domain/orders/cancel-order.server.ts";
import { refundOrder } from "#app/domain/orders/refund-order.server.ts";
import { saveOrder } from "#app/domain/orders/save-order.server.ts";
import type { OrderStatus } from "#app/domain/orders/status.ts";
import type { User } from "#app/generated/prisma/client.ts";
import { rupees } from "#app/lib/money.ts";
import { now, setClock } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { checkoutOf } from "#tests/fixtures/checkout-of.ts";
import { fillCart } from "#tests/fixtures/fill-cart.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { setWhatsapp, startGateway } from "#tests/fixtures/whatsapp-gateway.ts";
import { deliverOutbox } from "./deliver-outbox.server.ts";

let gateway: Awaited<ReturnType<typeof startGateway>>;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

async function placed(customer: User) {
  await fillCart(customer.id, [{ product: await makeProduct({ price: rupees(400) }), quantity: 2 }]);
  const outcome = await placeOrder(customer, checkoutOf());
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.value.orderId;
}

const move = (id: number, status: OrderStatus) => saveOrder(id, { status }, { version: null, by: 1 });

const emails = async (orderId: number) =>
  (await db.outbox.findMany({ where: { orderId, channel: "email" }, orderBy: { id: "asc" } })).map(
    ({ kind, recipient, payload }) => `${kind} ${recipient} ${JSON.stringify(payload)}`,
  );
beforeEach(async () => {
  const value = { adminEmails: "owner@made.test, shop@made.test" };
  await db.setting.upsert({ where: { key: "shop" }, create: { key: "shop", value }, update: { value } });
});

test("e-mails tell the customer and the shop of a new order, a move, a refund without WhatsApp, and a cancelling", async () => {
  const id = await placed(await makeUser());
  const { customerEmail: email, userId } = await db.order.findUniqueOrThrow({ where: { id } });
  const toShop = "new_order_admin owner@made.test, shop@made.test";
  const placing = [`order_confirmation ${email} {}`, `${toShop} {"event":"placed"}`];
  expect(await emails(id)).toEqual(placing);
  await move(id, "confirmed");
  expect(await emails(id)).toEqual([...placing, `order_status ${email} {"status":"confirmed"}`]);
  await move(id, "pending");
  expect(await emails(id)).toEqual(placing);
  await cancelOrder({ orderId: id, userId: userId ?? 0 });
  expect((await emails(id)).slice(2)).toEqual([
    `order_status ${email} {"status":"cancelled"}`,
    `${toShop} {"event":"cancelled"}`,
  ]);

  const paid = await makeOrder({ isPaid: true, customerEmail: "a@made.test" });
  const refund = { amount: rupees(50), cause: "goodwill", note: null } as const;
  await refundOrder(paid.id, refund, { version: null, key: null, by: 1 });
  expect(await emails(paid.id)).toEqual([]);
  await setWhatsapp({ api_config: {} });
  await refundOrder(paid.id, refund, { version: null, key: null, by: 1 });
  expect(await emails(paid.id)).toEqual(['refund a@made.test {"amount":5000,"methods":["cash"]}']);
});

test("an order of a customer without an e-mail address, and its moves, are no e-mail to anybody but the shop", async () => {
  const id = await placed(await makeUser({ email: null }));
  await move(id, "confirmed");
  expect(await emails(id)).toEqual(['new_order_admin owner@made.test, shop@made.test {"event":"placed"}']);
});

test("B8.13 an error of sending is silent: the order is placed and moved all the same", async () => {
  await setWhatsapp({ api_config: { base_url: "https://localhost:1", cred_id: "x" } });
  const id = await placed(await makeUser());
  expect(await move(id, "confirmed")).toMatchObject({ ok: true });
  setClock(new Date(now().getTime() + undoWindow + 1000));
  await deliverOutbox();
  expect(await db.outbox.count({ where: { channel: "whatsapp", status: "sent" } })).toBe(0);
  expect(await db.order.findUniqueOrThrow({ where: { id } })).toMatchObject({ status: "confirmed" });
});
