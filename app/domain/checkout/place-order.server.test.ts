import { beforeEach, describe, expect, test } from "vitest";
import { findCart } from "#app/domain/cart/read-cart.server.ts";
import { rupees } from "#app/lib/money.ts";
import { setClock } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { checkoutOf } from "#tests/fixtures/checkout-of.ts";
import { fillCart } from "#tests/fixtures/fill-cart.ts";
import { makePackage } from "#tests/fixtures/make-package.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { makeZone } from "#tests/fixtures/make-zone.ts";
import { placeOrder } from "./place-order.server.ts";
import { readCheckout } from "./read-checkout.server.ts";

const stockOf = async (id: number) => (await db.product.findUniqueOrThrow({ where: { id } })).stockQuantity;
const refusalOf = async (outcome: ReturnType<typeof placeOrder>) => {
  const answer = await outcome;
  return answer.ok ? null : answer.refusal.code;
};

async function place(customer: Parameters<typeof placeOrder>[0], wanted: Record<string, string> = {}) {
  const outcome = await placeOrder(customer, checkoutOf(wanted));
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return db.order.findUniqueOrThrow({
    where: { id: outcome.value.orderId },
    include: { lines: { include: { components: true } }, payments: true, events: true, movements: true },
  });
}

beforeEach(() => setClock(null));

describe("an order that is placed", () => {
  test("A2.09 turns the cart into a pending, unpaid order with a payment to come, and empties the cart", async () => {
    const customer = await makeUser();
    const rice = await makeProduct({ price: rupees(400), stockQuantity: 10_000 });
    await fillCart(customer.id, [{ product: rice, quantity: 2 }]);
    const order = await place(customer);
    expect(order).toMatchObject({
      status: "pending",
      isPaid: false,
      subtotal: rupees(800),
      deliveryZone: "Gulgasht Colony",
      source: "web",
    });
    expect(order.payments).toMatchObject([{ method: "cash", gatewayName: "cash", status: "pending", amount: order.total }]);
    expect(order.events.map(({ status }) => status)).toEqual(["pending"]);
    expect(await stockOf(rice.id)).toBe(8000);
    expect((await findCart({ userId: customer.id })).lines).toEqual([]);
    expect(await db.outbox.count({ where: { orderId: order.id, kind: "order_confirmation" } })).toBe(1);
  });

  test("A3.05 keeps who ordered, how they are reached, and where, when and with which notes it is delivered", async () => {
    setClock(new Date("2026-11-20T10:00:00+05:00"));
    const customer = await makeUser();
    await fillCart(customer.id, [{ product: await makeProduct(), quantity: 1 }]);
    expect(await place(customer, { whatsapp_phone: "0321 9876543", delivery_notes: "Blue gate" })).toMatchObject({
      id: expect.any(Number),
      customerName: "Ayesha Khan",
      customerPhone: "+923012345678",
      customerEmail: customer.email,
      whatsappPhone: "+923219876543",
      deliveryAddress: "House 12, Street 4",
      deliveryDate: new Date("2026-11-21"),
      scheduledDeliveryTime: new Date("1970-01-01T12:00:00Z"),
      deliveryNotes: "Blue gate",
    });
  });

  test("keeps what was bought as it was then, whatever is edited later", async () => {
    const customer = await makeUser();
    const tea = await makeProduct({
      name: "Danedar Tea 900 g",
      nameUr: "Danedar Chai",
      price: rupees(1980),
      costPrice: rupees(1700),
      discountPercent: 400,
      discountActive: true,
    });
    await fillCart(customer.id, [{ product: tea, quantity: 1 }]);
    const order = await place(customer);
    await db.product.update({ where: { id: tea.id }, data: { name: "Renamed", price: rupees(5), costPrice: rupees(1) } });
    const [line] = await db.orderLine.findMany({ where: { orderId: order.id } });
    expect(line).toMatchObject({
      name: "Danedar Tea 900 g",
      nameUr: "Danedar Chai",
      listPrice: rupees(1980),
      unitPrice: rupees(1901),
      unitCost: rupees(1700),
      lineTotal: rupees(1901),
    });
  });

  test("half a kilo costs half a kilo", async () => {
    const customer = await makeUser();
    const tomatoes = await makeProduct({ price: rupees(141), soldByWeight: true, quantityStep: 250, stockQuantity: 2000 });
    await fillCart(customer.id, [{ product: tomatoes, quantity: 0.75 }]);
    const order = await place(customer);
    expect(order.lines[0]).toMatchObject({ quantity: 750, lineTotal: 10_575 });
    expect(await stockOf(tomatoes.id)).toBe(1250);
  });

  test("a package draws the stock of what is in it", async () => {
    const customer = await makeUser({ phoneProvedAt: new Date() });
    const [oil, salt] = [await makeProduct({ stockQuantity: 10_000 }), await makeProduct()];
    const basket = await makePackage([
      { product: oil, quantity: 2 },
      { product: salt, quantity: 1 },
    ]);
    await fillCart(customer.id, [{ package: basket, quantity: 3 }]);
    const order = await place(customer);
    expect(await stockOf(oil.id)).toBe(4000);
    expect(order.lines[0]).toMatchObject({ kind: "package", packageId: basket.id, quantity: 3000, lineTotal: rupees(3000) });
    expect(order.lines[0]?.components.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      [oil.id, 6000],
      [salt.id, 3000],
    ]);
  });

  test("has a tracking number that nobody can guess", async () => {
    const customer = await makeUser();
    const product = await makeProduct();
    await fillCart(customer.id, [{ product, quantity: 1 }]);
    expect((await place(customer)).trackingId).toMatch(/^[0-9A-HJKMNP-TV-Z]{13}$/);
  });
});

describe("delivery", () => {
  test("A1.09 costs what the zone charges; a zone without a record costs Rs. 200", async () => {
    const customer = await makeUser();
    const product = await makeProduct({ price: rupees(500) });
    await makeZone({ name: "Bosan Road", deliveryCharge: rupees(120), minOrderForFreeDelivery: rupees(1500) });
    await fillCart(customer.id, [{ product, quantity: 1 }]);
    expect((await place(customer, { delivery_zone: "Bosan Road" })).deliveryCharge).toBe(rupees(120));
    await fillCart(customer.id, [{ product, quantity: 1 }]);
    expect((await place(customer, { delivery_zone: "Vehari Road" })).deliveryCharge).toBe(rupees(200));
  });

  test("A1.07 is free only above Rs. 2,000, not at it", async () => {
    const customer = await makeUser();
    const product = await makeProduct({ price: rupees(1000) });
    await fillCart(customer.id, [{ product, quantity: 2 }]);
    expect((await place(customer, { delivery_zone: "Vehari Road" })).deliveryCharge).toBe(rupees(200));
    await fillCart(customer.id, [{ product, quantity: 3 }]);
    expect((await place(customer, { delivery_zone: "Vehari Road" })).deliveryCharge).toBe(0);
  });

  test("an area outside the city, or one that is switched off, is refused", async () => {
    const customer = await makeUser();
    const product = await makeProduct();
    await makeZone({ name: "Delhi Gate", isActive: false });
    await fillCart(customer.id, [{ product, quantity: 1 }]);
    expect(await refusalOf(placeOrder(customer, checkoutOf({ delivery_zone: "Lahore" })))).toBe("zone.not-served");
    expect(await refusalOf(placeOrder(customer, checkoutOf({ delivery_zone: "Delhi Gate" })))).toBe("zone.not-served");
  });

  test("A1.08 on the same day is offered until 18:00 in Karachi, by the server's clock", async () => {
    const customer = await makeUser();
    const product = await makeProduct();
    const today = { delivery_date: "2026-11-20", scheduled_delivery_time: "20:00:00" };
    await fillCart(customer.id, [{ product, quantity: 1 }]);
    setClock(new Date("2026-11-20T18:00:00+05:00"));
    expect(await refusalOf(placeOrder(customer, checkoutOf(today)))).toBe("slot.past");
    setClock(new Date("2026-11-20T17:59:00+05:00"));
    expect((await place(customer, today)).deliveryDate?.toISOString()).toBe("2026-11-20T00:00:00.000Z");
  });

  test("a limited slot takes as many orders as it has room for", async () => {
    const product = await makeProduct();
    const slot = checkoutOf({ scheduled_delivery_time: "14:00:00" });
    await db.$executeRaw`INSERT INTO delivery_slots VALUES (${slot.delivery_date}::date, ${slot.scheduled_delivery_time}::time, 1, 0)`;
    const [first, second] = [await makeUser(), await makeUser()];
    await fillCart(first.id, [{ product, quantity: 1 }]);
    await fillCart(second.id, [{ product, quantity: 1 }]);
    const answers = await Promise.all([refusalOf(placeOrder(first, slot)), refusalOf(placeOrder(second, slot))]);
    expect(answers.sort()).toEqual(["slot.full", null].sort());
    expect(await db.deliverySlot.findFirst()).toMatchObject({ used: 1 });
  });
});

describe("a cart that can't be ordered as it is", () => {
  test("an empty one is refused", async () => {
    expect(await refusalOf(placeOrder(await makeUser(), checkoutOf()))).toBe("cart.empty");
  });

  test("a price that rose since it was shown is asked about; one that fell is passed on", async () => {
    const customer = await makeUser();
    const product = await makeProduct({ price: rupees(100) });
    await fillCart(customer.id, [{ product, quantity: 1 }]);
    await db.product.update({ where: { id: product.id }, data: { price: rupees(110) } });
    expect(await refusalOf(placeOrder(customer, checkoutOf()))).toBe("cart.price-rose");
    expect((await place(customer, { shown: `p${product.id}:${rupees(110)}x1000` })).subtotal).toBe(rupees(110));
    await fillCart(customer.id, [{ product, quantity: 1 }]);
    await db.product.update({ where: { id: product.id }, data: { price: rupees(90) } });
    expect((await place(customer)).subtotal).toBe(rupees(90));
  });

  test("a cart that changed in another window is asked about once, and never ordered unseen", async () => {
    const customer = await makeUser();
    const [tea, rice] = [await makeProduct({ price: rupees(100) }), await makeProduct({ price: rupees(7000) })];
    await fillCart(customer.id, [{ product: tea, quantity: 1 }]);
    const { shown } = await readCheckout(customer.id);
    await fillCart(customer.id, [{ product: rice, quantity: 1 }]);
    expect(await refusalOf(placeOrder(customer, checkoutOf({ shown })))).toBe("cart.changed-meanwhile");
    const { shown: both } = await readCheckout(customer.id);
    await fillCart(customer.id, [{ product: tea, quantity: 3 }]);
    expect(await refusalOf(placeOrder(customer, checkoutOf({ shown: both })))).toBe("cart.changed-meanwhile");
    const { shown: all } = await readCheckout(customer.id);
    expect((await place(customer, { shown: all })).subtotal).toBeGreaterThan(rupees(7000));
  });

  test("what sold out or was archived meanwhile is named, and nothing is taken", async () => {
    const customer = await makeUser();
    const [plenty, scarce] = [await makeProduct({ stockQuantity: 9000 }), await makeProduct({ stockQuantity: 9000 })];
    await fillCart(customer.id, [
      { product: plenty, quantity: 2 },
      { product: scarce, quantity: 2 },
    ]);
    await db.product.update({ where: { id: scarce.id }, data: { stockQuantity: 1000 } });
    expect(await placeOrder(customer, checkoutOf())).toMatchObject({
      ok: false,
      refusal: { code: "cart.short", values: { left: "1", product: scarce.name } },
    });
    await db.product.update({ where: { id: scarce.id }, data: { inStock: false } });
    expect(await refusalOf(placeOrder(customer, checkoutOf()))).toBe("cart.sold-out");
    await db.product.update({ where: { id: scarce.id }, data: { status: "archived" } });
    expect(await refusalOf(placeOrder(customer, checkoutOf()))).toBe("cart.not-sold");
    expect(await stockOf(plenty.id)).toBe(9000);
    expect(await db.order.count({ where: { userId: customer.id } })).toBe(0);
  });

  test("ordering is refused during maintenance", async () => {
    const customer = await makeUser();
    await fillCart(customer.id, [{ product: await makeProduct(), quantity: 1 }]);
    await db.setting.create({ data: { key: "maintenance_mode", value: { is_enabled: true } } });
    expect(await refusalOf(placeOrder(customer, checkoutOf()))).toBe("maintenance");
    await db.setting.delete({ where: { key: "maintenance_mode" } });
  });
});

describe("one press of the button", () => {
  test("sent fifty times under one key makes one order", async () => {
    const customer = await makeUser();
    const product = await makeProduct({ stockQuantity: 100_000 });
    await fillCart(customer.id, [{ product, quantity: 1 }]);
    const form = checkoutOf({ key: "press-0001" });
    const answers = await Promise.all(Array.from({ length: 50 }, () => placeOrder(customer, form)));
    const ids = new Set(answers.map((answer) => (answer.ok ? answer.value.orderId : 0)));
    expect(ids.size).toBe(1);
    expect(await stockOf(product.id)).toBe(99_000);
  });

  test("that arrives again after the cart was filled anew still gives the first order", async () => {
    const customer = await makeUser();
    const product = await makeProduct({ stockQuantity: 5000 });
    await fillCart(customer.id, [{ product, quantity: 1 }]);
    const first = await place(customer, { key: "press-0003" });
    await fillCart(customer.id, [{ product, quantity: 2 }]);
    const again = await placeOrder(customer, checkoutOf({ key: "press-0003" }));
    expect(again).toEqual({ ok: true, value: { orderId: first.id, isReplay: true } });
    expect(await stockOf(product.id)).toBe(4000);
  });

  test("the same key with other contents is refused, and a refusal frees the key", async () => {
    const customer = await makeUser();
    const product = await makeProduct({ stockQuantity: 5000 });
    expect(await refusalOf(placeOrder(customer, checkoutOf({ key: "press-0002" })))).toBe("cart.empty");
    await fillCart(customer.id, [{ product, quantity: 1 }]);
    await place(customer, { key: "press-0002" });
    expect(await refusalOf(placeOrder(customer, checkoutOf({ key: "press-0002", delivery_address: "Another house" })))).toBe(
      "key.reused",
    );
  });
});
