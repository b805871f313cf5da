import { describe, expect, test } from "vitest";
import { placeOrder } from "#app/domain/checkout/place-order.server.ts";
import { cancelOrder } from "#app/domain/orders/cancel-order.server.ts";
import { createStaffOrder } from "#app/domain/orders/create-staff-order.server.ts";
import { orderNumber } from "#app/domain/orders/status.ts";
import { formatDate } from "#app/lib/dates.ts";
import { rupees } from "#app/lib/money.ts";
import { thousandths } from "#app/lib/quantity.ts";
import { db } from "#app/platform/db.server.ts";
import { checkoutOf } from "#tests/fixtures/checkout-of.ts";
import { fillCart } from "#tests/fixtures/fill-cart.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { gatewayOfFile, moveOrder, shopNumbers, waiting } from "#tests/fixtures/order-messages.ts";
import { setWhatsapp } from "#tests/fixtures/whatsapp-gateway.ts";

const { gateway, letLeave } = await gatewayOfFile();

async function placed(wanted: Record<string, string> = {}, given: Parameters<typeof makeUser>[0] = {}) {
  const customer = await makeUser(given as object);
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
    await moveOrder(id, "preparing");
    await letLeave();
    await moveOrder(id, "out for delivery");
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
    await setWhatsapp({ admin_numbers: shopNumbers });
    await placed();
    expect(noticed(await letLeave())).toEqual(shopNumbers);
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
    const id = await placed({}, { phone: "+923012345678", phoneProvedAt: new Date() });
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
    await moveOrder(id, "confirmed");
    expect(await letLeave()).toEqual([expect.stringMatching(new RegExp(` Order #${number} ab: Confirmed\\. http`))]);
    gateway.messages.length = 0;
    await moveOrder(id, "out for delivery");
    expect(await letLeave()).toEqual([
      expect.stringMatching(new RegExp(` Order #${number} rawana ho gaya\\. Please keep Rs\\.\\s1,000 ready\\. http`)),
    ]);
  });

  test.each([
    ["en", "Reply 1 to confirm, 2 to cancel."],
    ["ur", "Pakka karne ke liye 1 likhein, cancel ke liye 2."],
  ] as const)(
    "offers 1 and 2 as the last line of the confirmation alone, while replies are taken (%s)",
    async (language, offer) => {
      /** What one order sends: to the customer, to the shop. */
      const said = async () => {
        await placed({}, { language, phoneProvedAt: new Date() });
        await letLeave();
        const messages = gateway.messages.splice(0);
        const isShop = ({ phone }: { phone: string }) => shopNumbers.includes(phone);
        return [messages.filter((one) => !isShop(one)), messages.filter(isShop)].map((some) =>
          some.map(({ message }) => message),
        );
      };
      expect((await said()).flat().filter((message) => message.includes(offer))).toEqual([]);
      await setWhatsapp({ incoming: { is_enabled: true, secret: "only the gateway knows this" } });
      const [toCustomer = [], toShop = []] = await said();
      expect(toCustomer.map((message) => message.split("\n").at(-1))).toEqual([offer]);
      expect(toShop.filter((message) => message.includes(offer))).toEqual([]);
      expect(toShop).toHaveLength(shopNumbers.length);
    },
  );

  test("by phone or WhatsApp is announced like one of the web, a sale over the counter to nobody", async () => {
    for (const source of ["phone", "whatsapp"] as const) {
      expect(await waiting(await staffOrder(source))).toEqual([
        ...shopNumbers.map((number) => `new_order_admin ${number}`),
        "order_confirmation +923019999999",
      ]);
    }
    const sale = await staffOrder("counter");
    await moveOrder(sale, "cancelled");
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

  test("the shop reads of an order in the language of the templates, whatever its customer reads", async () => {
    const id = await placed();
    await db.user.updateMany({ data: { language: "en" } });
    const { deliveryDate } = await db.order.findUniqueOrThrow({ where: { id } });
    const date = deliveryDate?.toISOString().slice(0, 10) ?? "";
    const said = await letLeave();
    for (const number of shopNumbers) expect(said.find((line) => line.startsWith(number))).toContain(formatDate(date, "ur"));
    expect(said.find((line) => line.includes("Assalam"))).toContain(formatDate(date, "en"));
  });
});
