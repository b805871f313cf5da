import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { undoWindow } from "#app/domain/audit/undo-time.ts";
import { placeOrder } from "#app/domain/checkout/place-order.server.ts";
import { cancelOrder } from "#app/domain/orders/cancel-order.server.ts";
import { createStaffOrder } from "#app/domain/orders/create-staff-order.server.ts";
import { refundOrder } from "#app/domain/orders/refund-order.server.ts";
import { refundPayment } from "#app/domain/orders/refund-payment.server.ts";
import { saveOrder } from "#app/domain/orders/save-order.server.ts";
import { type OrderStatus, orderNumber } from "#app/domain/orders/status.ts";
import { undoMove } from "#app/domain/orders/undo-move.server.ts";
import { formatDate } from "#app/lib/dates.ts";
import { rupees } from "#app/lib/money.ts";
import { thousandths } from "#app/lib/quantity.ts";
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
const shop = ["+923000000001", "+923000000002", "+923000000003"];
const pace = { min_seconds: 0, max_seconds: 0, daily_cap: 100_000 };

beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(async () => {
  setClock(null);
  await db.outbox.deleteMany();
  await db.outboxLane.deleteMany();
  await db.whatsappMessage.deleteMany();
  await db.whatsappSetting.deleteMany({ where: { key: { not: "api_config" } } });
  await setWhatsapp({ api_config: { base_url: gateway.baseUrl, cred_id: "shop-1" }, admin_numbers: shop, pace });
  Object.assign(gateway.behaviour, { session: "connected", mood: "well", answer: null, notOnWhatsapp: new Set() });
  gateway.messages.length = 0;
});
afterAll(() => gateway.stop());

const waiting = async (orderId: number) =>
  (await db.outbox.findMany({ where: { orderId, channel: "whatsapp" } }))
    .map(({ kind, recipient }) => `${kind} ${recipient}`)
    .sort();

/** Lets the undo window pass and everything leave, whatever the pace. */
async function letLeave() {
  for (let round = 1; round <= 12; round++) {
    setClock(new Date(now().getTime() + undoWindow + 1000));
    await deliverOutbox();
    if ((await db.outbox.count({ where: { status: "waiting", channel: "whatsapp" } })) === 0) break;
  }
  return gateway.messages.map(({ phone, message }) => `${phone} ${message}`).sort();
}

async function placed(wanted: Record<string, string> = {}) {
  const customer = await makeUser();
  await fillCart(customer.id, [{ product: await makeProduct({ price: rupees(400) }), quantity: 2 }]);
  const outcome = await placeOrder(customer, checkoutOf(wanted));
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.value.orderId;
}

const staffOrder = async (source: "phone" | "whatsapp" | "counter") => {
  const { id: by } = await makeUser({ role: "admin" });
  const outcome = await createStaffOrder(
    {
      ...{
        source,
        customerName: "Bilal",
        customerPhone: "+923019999999",
        deliveryAddress: "Street 1",
        paymentMethod: "cash" as const,
      },
      deliveryZone: source === "counter" ? null : "Gulgasht Colony",
      deliveryCharge: null,
      lines: [
        {
          ...{ kind: "custom" as const, name: "Honey", description: null, source: "phone" as const, productId: null },
          ...{ quantity: thousandths(1000), unitPrice: rupees(900) },
        },
      ],
    },
    { by },
  );
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.value.orderId;
};

const move = async (id: number, status: OrderStatus) => {
  const outcome = await saveOrder(id, { status }, { version: null, by: 1 });
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.value;
};

describe("a new order", () => {
  test("B1.03 order notifications leave through the gateway from the templates new_order_admin, order_confirmation, status_update and out_for_delivery", async () => {
    await setWhatsapp({
      message_templates: {
        ...{ new_order_admin: "new {order_number}", order_confirmation: "confirmed {order_number}" },
        ...{ status_update: "update {order_number} {status}", out_for_delivery: "out {order_number}" },
      },
    });
    const id = await placed();
    await letLeave();
    await move(id, "preparing");
    await letLeave();
    await move(id, "out for delivery");
    const number = orderNumber(id);
    const said = (await letLeave()).map((line) => line.slice(14));
    expect(new Set(said)).toEqual(
      new Set([`new ${number}`, `confirmed ${number}`, `update ${number} Preparing`, `out ${number}`]),
    );
  });

  test("B9.02 an admin notification goes as one message to each of the shop's several built-in numbers until others are saved", async () => {
    const own = { whatsapp: "0300-1110001", phone: "+923001110002" };
    await db.setting.create({ data: { key: "shop", value: own } });
    await setWhatsapp({ admin_numbers: [], admin_phone: { phone: "+923001110003" } });
    const built = await placed();
    const noticed = (lines: string[]) => lines.filter((line) => line.includes("Naya order")).map((line) => line.slice(0, 13));
    const builtIn = ["+923001110001", "+923001110002", "+923001110003"];
    expect(noticed(await letLeave())).toEqual(builtIn);
    const { userId } = await db.order.findUniqueOrThrow({ where: { id: built } });
    gateway.messages.length = 0;
    await cancelOrder({ orderId: built, userId: userId ?? 0 });
    expect((await letLeave()).filter((line) => line.includes("cancel kar diya")).map((line) => line.slice(0, 13))).toEqual(
      builtIn,
    );
    gateway.messages.length = 0;
    await setWhatsapp({ admin_numbers: shop });
    await placed();
    expect(noticed(await letLeave())).toEqual(shop);
    await db.setting.deleteMany();
  });

  test("a wrong number among the shop's stops no other", async () => {
    await setWhatsapp({ admin_numbers: ["+923000000001", "12", "+923000000003"] });
    const id = await placed();
    expect((await waiting(id)).filter((line) => line.startsWith("new_order_admin"))).toEqual([
      "new_order_admin +923000000001",
      "new_order_admin +923000000003",
      "new_order_admin 12",
    ]);
    const said = await letLeave();
    expect(said.filter((line) => line.includes("Naya order")).map((line) => line.slice(0, 13))).toEqual([
      "+923000000001",
      "+923000000003",
    ]);
    expect(await db.whatsappMessage.findMany({ where: { recipientPhone: "12" } })).toMatchObject([{ status: "failed" }]);
  });

  test("B9.03 the customer is messaged on whatsapp_phone or, if that is absent, on customer_phone", async () => {
    const elsewhere = await placed({ whatsapp_phone: "0345-0001122" });
    expect(await waiting(elsewhere)).toContain("order_confirmation +923450001122");
    expect(await waiting(await placed())).toContain("order_confirmation +923012345678");
  });

  test("B9.04 B9.08 the default templates say the order, with 'Cash on Delivery' as the payment text", async () => {
    const id = await placed();
    const { trackingId, total, customerName } = await db.order.findUniqueOrThrow({ where: { id } });
    expect(total).toBe(rupees(1000));
    const number = orderNumber(id);
    const said = await letLeave();
    const [confirmation] = said.filter((line) => line.startsWith("+923012345678"));
    expect(confirmation).toMatch(
      new RegExp(
        `^\\+923012345678 Assalam o Alaikum ${customerName}! Order #${number} mil gaya\\. 1 items, total Rs\\. 1,000 \\(Cash on Delivery\\)\\. Delivery: .+ 12\\spm – 2\\spm\\. Track: http://127\\.0\\.0\\.1:\\d+/delivery-tracking\\?tracking_id=${trackingId}$`,
      ),
    );
    const [notice] = said.filter((line) => line.startsWith("+923000000001"));
    expect(notice).toContain(`Naya order #${number}: ${customerName}, 0301-2345678, Gulgasht Colony, 1 items, Rs. 1,000, `);
    expect(notice).toMatch(new RegExp(`/admin/orders/${id}$`));
    gateway.messages.length = 0;
    await move(id, "confirmed");
    expect(await letLeave()).toEqual([expect.stringMatching(new RegExp(` Order #${number} ab: Confirmed\\. http`))]);
    gateway.messages.length = 0;
    await move(id, "out for delivery");
    expect(await letLeave()).toEqual([
      expect.stringMatching(new RegExp(` Order #${number} rawana ho gaya\\. Rs\\. 1,000 tayyar rakhein\\. http`)),
    ]);
  });

  test("by phone or WhatsApp is announced like one of the web, a sale over the counter to nobody", async () => {
    for (const source of ["phone", "whatsapp"] as const) {
      expect(await waiting(await staffOrder(source))).toEqual([
        ...shop.map((number) => `new_order_admin ${number}`),
        "order_confirmation +923019999999",
      ]);
    }
    const sale = await staffOrder("counter");
    await move(sale, "cancelled");
    expect(await db.outbox.count({ where: { orderId: sale } })).toBe(0);
  });

  test("without a gateway, or with the switch off, promises nobody a message", async () => {
    await setWhatsapp({ notifications_enabled: { new_orders: false } });
    const quiet = await placed();
    await setWhatsapp({ notifications_enabled: {}, api_config: {} });
    const unreached = await placed();
    expect([await waiting(quiet), await waiting(unreached)]).toEqual([[], []]);
    expect(await db.outbox.count({ where: { orderId: unreached, channel: "email" } })).toBe(1);
  });
});

describe("an order that moves", () => {
  test("B4.11 B4.12 tells 'out for delivery' by its own message and every other status by the general one", async () => {
    await setWhatsapp({
      message_templates: { status_update: "update {status}", out_for_delivery: "on its way, {amount_due}" },
    });
    const { id } = await makeOrder();
    for (const status of ["confirmed", "preparing", "out for delivery", "delivered", "cancelled", "pending"] as const) {
      await move(id, status);
      await letLeave();
    }
    expect(gateway.messages.map(({ message }) => message)).toEqual([
      "update Confirm ho gaya",
      "update Tayyar ho raha hai",
      "on its way, Rs. 400",
      "update Pohanch gaya",
      "update Cancel ho gaya",
    ]);
  });

  test("what is paid for asks the customer to keep nothing ready", async () => {
    await setWhatsapp({ message_templates: { out_for_delivery: "keep {amount_due}" } });
    const { id } = await makeOrder({ isPaid: true });
    await saveOrder(id, { status: "out for delivery", isPaid: true }, { version: null, by: 1 });
    await letLeave();
    expect(gateway.messages.map(({ message }) => message)).toEqual(["keep Rs. 0"]);
  });

  test("three moves within the undo time are one message, and nothing leaves before it is over", async () => {
    const { id } = await makeOrder();
    for (const status of ["confirmed", "preparing", "delivered"] as const) await move(id, status);
    await deliverOutbox();
    expect(gateway.messages).toEqual([]);
    expect(await letLeave()).toEqual([expect.stringContaining("Pohanch gaya")]);
  });

  test("an undone move tells nobody, and what it had replaced is told after all", async () => {
    const { id } = await makeOrder();
    await move(id, "confirmed");
    const { version } = await move(id, "cancelled");
    expect(await undoMove(id, { version, to: "confirmed", by: 1 })).toMatchObject({ ok: true });
    expect(await letLeave()).toEqual([expect.stringContaining("Confirm ho gaya")]);

    const next = await move(id, "preparing");
    expect(await undoMove(id, { version: next.version, to: "confirmed", by: 1 })).toMatchObject({ ok: true });
    gateway.messages.length = 0;
    expect(await letLeave()).toEqual([]);
  });

  test("what could not leave in time is not lost when a later move is undone", async () => {
    const { id } = await makeOrder();
    await move(id, "confirmed");
    setClock(new Date(now().getTime() + undoWindow + 1000));
    const { version } = await move(id, "preparing");
    await undoMove(id, { version, to: "confirmed", by: 1 });
    expect(await letLeave()).toEqual([expect.stringContaining("Confirm ho gaya")]);
  });

  test("a refund tells how much goes back and by which way; a corrected receipt tells nothing", async () => {
    const { id } = await makeOrder({ isPaid: true });
    const refund = (amount: number, cause: "goodwill" | "corrected") =>
      refundOrder(id, { amount: rupees(amount), cause, note: null }, { version: null, key: null, by: 1 });
    await refund(50, "goodwill");
    await refund(10, "corrected");
    expect(await letLeave()).toEqual([
      expect.stringMatching(/^\+923012345678 Order #\d+: Rs\.\s50 aap ko wapas kiye ja rahe hain \(cash\)/),
    ]);
  });

  test("a refund names the payment that it goes back from, not the way that the order was placed with", async () => {
    const { id } = await makeOrder({ isPaid: true, paymentMethod: "cash" });
    const data = { orderId: id, method: "jazzcash", amount: rupees(300), received: rupees(300), status: "completed" } as const;
    const { id: paymentId } = await db.payment.create({ data });
    const refund = { amount: rupees(300), cause: "goodwill", note: null } as const;
    await refundPayment(paymentId, refund, { version: null, key: null, by: 1 });
    expect(await letLeave()).toEqual([expect.stringMatching(/Rs\.\s300 aap ko wapas kiye ja rahe hain \(JazzCash\)/)]);
  });

  test("the shop reads of an order in the language of the templates, whatever its customer reads", async () => {
    const id = await placed();
    await db.user.updateMany({ data: { language: "en" } });
    const { deliveryDate } = await db.order.findUniqueOrThrow({ where: { id } });
    const date = deliveryDate?.toISOString().slice(0, 10) ?? "";
    const said = await letLeave();
    for (const number of shop) expect(said.find((line) => line.startsWith(number))).toContain(formatDate(date, "ur"));
    expect(said.find((line) => line.includes("Assalam"))).toContain(formatDate(date, "en"));
  });

  test("a customer who cancels is told so, and so is each number of the shop", async () => {
    const { id: userId } = await makeUser();
    const { id } = await makeOrder({ userId });
    await cancelOrder({ orderId: id, userId });
    const said = await letLeave();
    expect(said.filter((line) => line.includes("customer ne cancel kar diya")).map((line) => line.slice(0, 13))).toEqual(shop);
    expect(said.filter((line) => line.startsWith("+923012345678"))).toHaveLength(1);
  });

  test("status updates have a switch of their own", async () => {
    await setWhatsapp({ notifications_enabled: { new_orders: true, status_updates: false } });
    const { id } = await makeOrder();
    await move(id, "confirmed");
    expect(await waiting(id)).toEqual([]);
  });
});
