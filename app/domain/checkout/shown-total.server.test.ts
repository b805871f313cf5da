import { describe, expect, test } from "vitest";
import { findCart } from "#app/domain/cart/read-cart.server.ts";
import type { ZoneRule } from "#app/domain/delivery/charge.ts";
import { listZones } from "#app/domain/delivery/zones.server.ts";
import { type Paisa, rupees } from "#app/lib/money.ts";
import { db } from "#app/platform/db.server.ts";
import { checkoutOf } from "#tests/fixtures/checkout-of.ts";
import { fillCart } from "#tests/fixtures/fill-cart.ts";
import { makePackage } from "#tests/fixtures/make-package.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { makeZone } from "#tests/fixtures/make-zone.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { openShop } from "#tests/support/shop-pages.tsx";
import { totalOfFingerprint, writeFingerprint } from "./internal/cart-fingerprint.ts";
import { placeOrder } from "./place-order.server.ts";
import { readCheckout } from "./read-checkout.server.ts";

const zone = await makeZone({ name: "Cantt", deliveryCharge: rupees(300), minOrderForFreeDelivery: rupees(2000) });
const money = (text: unknown) => String(text).replace("\u00a0", " ");

async function shopper(price: number, quantity = 1) {
  const customer = await makeUser();
  const product = await makeProduct({ price: rupees(price), stockQuantity: 50_000 });
  await fillCart(customer.id, [{ product, quantity }]);
  const cost = (now: number) => db.product.update({ where: { id: product.id }, data: { price: rupees(now) } });
  return { customer, product, cost };
}
type Customer = Awaited<ReturnType<typeof shopper>>["customer"];

/** What stands on the customer's screen now. */
const seen = async (customer: Customer) => (await readCheckout(customer.id)).shown;

/** Orders with what was seen: the total that was stored, or why not. */
async function order(customer: Customer, shown: string, wanted: Record<string, string> = {}) {
  const outcome = await placeOrder(customer, checkoutOf({ delivery_zone: "Cantt", shown, ...wanted }));
  if (outcome.ok) return (await db.order.findUniqueOrThrow({ where: { id: outcome.value.orderId } })).total / 100;
  const { code, values } = outcome.refusal;
  return [code, ...Object.values(values ?? {}).map(money)];
}
const charge = (deliveryCharge: number, minOrderForFreeDelivery = 2000) =>
  db.deliveryZone.update({
    where: { id: zone.id },
    data: { deliveryCharge: rupees(deliveryCharge), minOrderForFreeDelivery: rupees(minOrderForFreeDelivery) },
  });

describe("a total that would rise is asked about once, and goes through with the total that is shown then:", () => {
  test("when a falling price takes the cart below the threshold of free delivery", async () => {
    const { customer, cost } = await shopper(2010);
    const shown = await seen(customer);
    await cost(1990);
    expect(await order(customer, shown)).toEqual(["cart.total-rose", "Rs. 2,290", "Rs. 2,010"]);
    expect(await order(customer, await seen(customer))).toBe(2290);
  });

  test("when the zone charges more", async () => {
    const { customer } = await shopper(500);
    const shown = await seen(customer);
    await charge(900);
    expect(await order(customer, shown)).toEqual(["cart.total-rose", "Rs. 1,400", "Rs. 800"]);
    expect(await order(customer, await seen(customer))).toBe(1400);
    await charge(300);
  });

  test("when the threshold was raised, or free delivery ended", async () => {
    const { customer } = await shopper(2500);
    const shown = await seen(customer);
    await charge(300, 3000);
    expect(await order(customer, shown)).toMatchObject(["cart.total-rose", "Rs. 2,800", "Rs. 2,500"]);
    await charge(300, 0);
    expect(await order(customer, shown)).toMatchObject(["cart.total-rose", "Rs. 2,800", "Rs. 2,500"]);
    await charge(300);
    expect(await order(customer, shown)).toBe(2500);
  });

  test("when a price rises, by the name of the product", async () => {
    const { customer, product, cost } = await shopper(100);
    const shown = await seen(customer);
    await cost(110);
    expect(await order(customer, shown)).toEqual(["cart.price-rose", product.name, "Rs. 110"]);
    expect(await order(customer, await seen(customer))).toBe(410);
  });
});

describe("a package that holds something else than the customer saw", () => {
  async function withPackage() {
    const customer = await makeUser();
    const [rice, oil] = [await makeProduct(), await makeProduct()];
    const found = await makePackage([
      { product: rice, quantity: 2 },
      { product: oil, quantity: 1 },
    ]);
    await fillCart(customer.id, [{ package: found, quantity: 1 }]);
    return { customer, rice, oil, found };
  }
  const changeLine = (packageId: number, productId: number, quantity: number) =>
    db.packageProduct.updateMany({ where: { packageId, productId }, data: { quantity } });

  test("is asked about once, by its name, and ordered as it is shown then", async () => {
    const { customer, oil, found } = await withPackage();
    const shown = await seen(customer);
    await db.packageProduct.deleteMany({ where: { packageId: found.id, productId: oil.id } });
    expect(await order(customer, shown)).toEqual(["cart.package-changed", found.name]);
    expect(await order(customer, await seen(customer))).toBe(1300);
  });

  test("is told apart by how much it holds, and by what", async () => {
    const { customer, rice, oil, found } = await withPackage();
    const shown = await seen(customer);
    await changeLine(found.id, rice.id, 1000);
    expect(await order(customer, shown)).toMatchObject(["cart.package-changed", found.name]);
    await changeLine(found.id, rice.id, 2000);
    await db.packageProduct.updateMany({
      where: { packageId: found.id, productId: oil.id },
      data: { productId: (await makeProduct()).id },
    });
    expect(await order(customer, shown)).toMatchObject(["cart.package-changed", found.name]);
    await db.packageProduct.updateMany({
      where: { packageId: found.id, NOT: { productId: rice.id } },
      data: { productId: oil.id },
    });
    expect(await order(customer, shown)).toBe(1300);
  });

  test("is ordered from a page that does not say what it held", async () => {
    const { customer, oil, found } = await withPackage();
    await db.packageProduct.deleteMany({ where: { packageId: found.id, productId: oil.id } });
    expect(await order(customer, `k${found.id}:${rupees(1000)}x1000`)).toBe(1300);
  });

  test("is marked in the cart until the customer sets its quantity again", async () => {
    const { customer, oil, found } = await withPackage();
    const page = async () => (await openShop("/cart", { cookie: await signIn(customer) })).html;
    const said = "The shop changed this package.";
    expect(await page()).not.toContain(said);
    await db.packageProduct.deleteMany({ where: { packageId: found.id, productId: oil.id } });
    expect(await page()).toContain(said);
    expect(await page()).toContain(`href="/package/${found.id}"`);
    await fillCart(customer.id, [{ package: found, quantity: 2 }]);
    expect(await page()).not.toContain(said);
  });
});

describe("a total that falls is the customer's, without a question:", () => {
  test("a lower price, a lower charge, a lower threshold", async () => {
    const { customer, cost } = await shopper(1000);
    const shown = await seen(customer);
    await cost(900);
    expect(await order(customer, shown)).toBe(1200);
    const second = await shopper(1000);
    const dear = await seen(second.customer);
    await charge(100);
    expect(await order(second.customer, dear)).toBe(1100);
    const third = await shopper(1000);
    const charged = await seen(third.customer);
    await charge(100, 900);
    expect(await order(third.customer, charged)).toBe(1000);
    await charge(300);
  });

  test("a lower price that makes up for a higher charge", async () => {
    const { customer, cost } = await shopper(1000);
    const shown = await seen(customer);
    await Promise.all([cost(700), charge(600)]);
    expect(await order(customer, shown)).toBe(1300);
    await charge(300);
  });
});

test("what a form claims to have shown sets no price", async () => {
  const { customer, product } = await shopper(500);
  expect(await order(customer, `p${product.id}:1x1000 d0 zCantt:0`)).toMatchObject(["cart.price-rose", product.name, "Rs. 500"]);
  expect(await order(customer, `p${product.id}:9999999x1000 zCantt:9999999`)).toBe(800);
});

test("a form that says nothing of the charge is asked about prices alone", async () => {
  const { customer, product } = await shopper(500);
  expect(await order(customer, `p${product.id}:${rupees(500)}x1000`)).toBe(800);
});

describe("what the form carries", () => {
  const rule = (name: string, price: number, freeAbove = 2000): ZoneRule => ({
    ...{ name, id: null },
    ...{ charge: rupees(price), freeAbove: rupees(freeAbove) as Paisa },
  });

  test("is a total for each zone, whatever it is called, and none for a zone of which nothing was shown", async () => {
    const { customer } = await shopper(500, 2);
    const { lines } = await findCart({ userId: customer.id });
    const zones = [rule("Bosan Road", 200), rule("Old: x 9%", 50), rule("Mumtazabad", 200), rule("Gulgasht", 200, 900)];
    const shown = writeFingerprint(lines, zones, 100);
    expect(zones.map(({ name }) => totalOfFingerprint(shown, name))).toEqual([1200, 1050, 1200, 1000].map(rupees));
    expect(totalOfFingerprint(writeFingerprint(lines, [], 100), "Bosan Road")).toBeNull();
    expect([undefined, "", "nonsense", "d200"].map((text) => totalOfFingerprint(text, "Bosan Road"))).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  test("fits the form with the longest cart and a charge of its own in every zone", async () => {
    const { customer } = await shopper(500);
    const [line] = (await findCart({ userId: customer.id })).lines;
    if (!line) throw new Error("The cart is empty.");
    const lines = Array.from({ length: 200 }, (_, at) => ({ ...line, key: `p${2_000_000_000 + at}` }));
    const zones = (await listZones()).map((one, at) => ({ ...one, charge: rupees(1000 + at), freeAbove: rupees(0) }));
    expect(checkoutOf({ shown: writeFingerprint(lines, zones, 100) }).shown).toMatch(/^p2000000000/);
  });
});

describe("a key stands for what was shown, too:", () => {
  const key = "a-key-of-a-press";
  const another = () => makeProduct({ price: rupees(70) });
  const outcomeOf = async (customer: Customer, shown: string) => {
    const outcome = await placeOrder(customer, checkoutOf({ key, shown }));
    return outcome.ok ? (outcome.value.isReplay ? "replay" : "placed") : outcome.refusal.code;
  };
  const linesOf = async ({ id }: Customer) => (await findCart({ userId: id })).lines.length;

  test("the very same press gives the first order again, as often as it comes", async () => {
    const { customer } = await shopper(500);
    const shown = await seen(customer);
    const answers = await Promise.all(Array.from({ length: 8 }, () => outcomeOf(customer, shown)));
    expect(answers.sort()).toEqual(["placed", ...Array(7).fill("replay")]);
    expect(await outcomeOf(customer, shown)).toBe("replay");
  });

  test("with another cart that was seen it is refused, and the cart stays", async () => {
    const { customer } = await shopper(500);
    expect(await outcomeOf(customer, await seen(customer))).toBe("placed");
    await fillCart(customer.id, [{ product: await another(), quantity: 3 }]);
    expect([await outcomeOf(customer, await seen(customer)), await linesOf(customer)]).toEqual(["key.reused", 1]);
  });

  test("an old page that is pressed again while the cart holds something else is not told that this was ordered", async () => {
    const { customer } = await shopper(500);
    const shown = await seen(customer);
    expect(await outcomeOf(customer, shown)).toBe("placed");
    const scarce = await makeProduct({ stockQuantity: 1000 });
    await fillCart(customer.id, [{ product: scarce, quantity: 1 }]);
    expect([await outcomeOf(customer, shown), await linesOf(customer)]).toEqual(["key.reused", 1]);
    await db.product.update({ where: { id: scarce.id }, data: { stockQuantity: 0 } });
    expect([await outcomeOf(customer, shown), await linesOf(customer)]).toEqual(["key.reused", 1]);
    expect(await db.order.count({ where: { userId: customer.id } })).toBe(1);
  });
});

test("a page that was opened with an empty cart orders nothing that came into the cart since", async () => {
  const customer = await makeUser();
  const { shown } = await readCheckout(customer.id);
  await fillCart(customer.id, [{ product: await makeProduct(), quantity: 2 }]);
  const answer = await placeOrder(customer, checkoutOf({ shown }));
  expect(answer.ok ? "placed" : answer.refusal.code).toBe("cart.changed-meanwhile");
});
