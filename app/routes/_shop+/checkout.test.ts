import pg from "pg";
import { describe, expect, test } from "vitest";
import { saveOrder } from "#app/domain/orders/save-order.server.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { rupees } from "#app/lib/money.ts";
import { databaseUrl, db } from "#app/platform/db.server.ts";
import { checkoutFields } from "#tests/fixtures/checkout-of.ts";
import { fillCart } from "#tests/fixtures/fill-cart.ts";
import { hostileValues } from "#tests/fixtures/hostile.ts";
import { makeShopper } from "#tests/fixtures/make-shopper.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { makeZone } from "#tests/fixtures/make-zone.ts";
import { answerTo, post, returnedForm, visit } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { startTicks } from "#tests/fixtures/work-of.ts";
import { openShop } from "#tests/support/shop-pages.tsx";
import { action, loader } from "./checkout.tsx";
import { loader as confirmation } from "./order-success.tsx";

const place = (form: Record<string, string>, cookie?: string) => answerTo(action(post("/checkout", form, { cookie })));

describe("the checkout page", () => {
  test("A2.09 shows the cart, the city's zones, the open slots and what was filled in last time", async () => {
    const { user, cookie } = await makeShopper();
    await db.user.update({ where: { id: user.id }, data: { zone: "Bosan Road" } });
    const { body } = await answerTo(loader(visit("/checkout", { cookie })));
    expect(body).toMatchObject({ subtotal: rupees(500), defaults: { name: user.name, phone: user.phone, zone: "Bosan Road" } });
    const { zones, slots } = body as { zones: { name: string }[]; slots: { date: string; time: string }[] };
    expect(zones).toHaveLength(75);
    expect(slots[0]).toMatchObject({
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      time: expect.stringMatching(/^\d\d:00:00$/),
    });
  });

  test("a cart that is left behind here is known to have come this far, until it is ordered", async () => {
    const { user, cookie } = await makeShopper();
    const stage = async () => (await db.cart.findFirstOrThrow({ where: { userId: user.id } })).stage;
    await answerTo(loader(visit("/checkout", { cookie })));
    expect(await stage()).toBe("checkout");
    await place(checkoutFields(), cookie);
    expect(await stage()).toBe("cart");
  });

  test("the area that a visitor chose before having an account is chosen at the checkout too", async () => {
    const { cookie } = await makeShopper();
    const { html } = await openShop("/checkout", { cookie: `${cookie}; zone=Bosan%20Road` });
    expect(html).toMatch(/<option value="Bosan Road" selected/);
  });

  test("the landmark stands beside the address, not behind a disclosure", async () => {
    const { cookie } = await makeShopper();
    const { html } = await openShop("/checkout", { cookie });
    const disclosure = /<details class="more".*?<\/details>/s.exec(html)?.[0] ?? "";
    expect(disclosure).toContain('name="delivery_notes"');
    expect(disclosure).not.toContain('name="landmark"');
    expect(html).toContain('name="landmark"');
  });

  test("A6.02 needs a sign-in", async () => {
    expect(await answerTo(loader(visit("/checkout")))).toMatchObject({ status: 302, location: "/auth?return_to=%2Fcheckout" });
    expect(await place(checkoutFields())).toMatchObject({ status: 302, location: "/auth?return_to=%2Fcheckout" });
  });

  test("A2.09 what can't be ordered is named before the form is filled in", async () => {
    const { product, cookie } = await makeShopper();
    expect((await openShop("/checkout", { cookie })).html).not.toContain("can't be ordered");
    await db.product.update({ where: { id: product.id }, data: { status: "archived" } });
    const { html } = await openShop("/checkout", { cookie });
    expect(html).toContain("Some things in your cart can't be ordered as they are.");
    expect(html).toMatch(new RegExp(`× ${product.name}<.*No longer sold. Please remove it.`));
  });

  test("an empty cart leads to the cart", async () => {
    const cookie = await signIn(await makeUser());
    expect(await answerTo(loader(visit("/checkout", { cookie })))).toMatchObject({ status: 302, location: "/cart" });
  });
});

describe("placing the order", () => {
  test("A2.10 leads to the confirmation at /order-success, which only the customer sees", async () => {
    const { cookie, user } = await makeShopper();
    const answer = await place(checkoutFields(), cookie);
    const order = await db.order.findFirstOrThrow({ where: { userId: user.id } });
    expect(answer).toMatchObject({ status: 302, location: `/order-success?order=${order.id}` });
    const mine = await answerTo(confirmation(visit(`/order-success?order=${order.id}`, { cookie })));
    expect(mine.body).toMatchObject({ id: order.id, trackingId: order.trackingId, total: rupees(700) });
    const { html } = await openShop(`/order-success?order=${order.id}`, { cookie });
    expect(html).toContain(`Tracking number ${order.trackingId}`);
    const stranger = await signIn(await makeUser());
    expect((await answerTo(confirmation(visit(`/order-success?order=${order.id}`, { cookie: stranger })))).status).toBe(404);
  });

  test("A2.10 /order-success without an order leads to the customer's orders", async () => {
    const answer = await answerTo(confirmation(visit("/order-success", { cookie: await signIn(await makeUser()) })));
    expect(answer).toMatchObject({ status: 302, location: "/profile?tab=orders#orders" });
  });

  test("A2.10 the confirmation asks for no money that is paid, and thanks for no order that is over", async () => {
    const { cookie, user } = await makeShopper();
    await place(checkoutFields(), cookie);
    const { id } = await db.order.findFirstOrThrow({ where: { userId: user.id } });
    const read = () => openShop(`/order-success?order=${id}`, { cookie });
    expect((await read()).html).toContain("Please keep Rs. 700 ready");
    await saveOrder(id, { isPaid: true }, { version: null, by: user.id });
    expect((await read()).html).toContain("Rs. 700 is paid. Nothing is left to pay.");
    for (const status of ["cancelled", "delivered"] as const) {
      await db.order.update({ where: { id }, data: { status } });
      expect(await read()).toMatchObject({ status: 302, location: `/order/${id}` });
    }
  });

  test("prices, totals and the paid flag sent by a browser count for nothing", async () => {
    const { cookie, user } = await makeShopper();
    await place(
      { ...checkoutFields(), total: "1", price: "1", is_paid: "true", user_id: "1", delivery_charge: "0", status: "delivered" },
      cookie,
    );
    const order = await db.order.findFirstOrThrow({ where: { userId: user.id } });
    expect(order).toMatchObject({ total: rupees(700), isPaid: false, status: "pending" });
  });

  test("the same press sent again leads to the same order", async () => {
    const { cookie } = await makeShopper();
    const form = checkoutFields({ key: "one-press-of-it" });
    const [first, second] = [await place(form, cookie), await place(form, cookie)];
    expect(second.location).toBe(first.location);
    expect((await place({ ...form, delivery_address: "Elsewhere 5" }, cookie)).status).toBe(422);
  });

  test("a refusal says why at the form and keeps what was typed", async () => {
    const { cookie, product } = await makeShopper();
    await db.product.update({ where: { id: product.id }, data: { price: rupees(600) } });
    const answer = await place(checkoutFields({ delivery_address: "House 7, Street 9" }), cookie);
    expect(answer.status).toBe(409);
    const form = returnedForm(answer);
    expect(form.error[""]).toEqual([`The price of ${product.name} is now Rs.\u00a0600. Please check and place the order again.`]);
    expect(form.initialValue).toMatchObject({ delivery_address: "House 7, Street 9" });
  });

  test.each<[Lang, string]>([
    ["en", "The total is now Rs. 1,400 instead of Rs. 700. Please check and place the order again."],
    ["ur", "Kul raqam ab Rs. 700 ki jagah Rs. 1,400 hai. Dekh kar order dobara karein."],
  ])(
    "in %s a total that rose is asked about at the form as it was typed, and goes through as it is shown then",
    async (lang, said) => {
      const { cookie, user } = await makeShopper();
      const zone = await makeZone({ name: `Mohalla ${lang}`, deliveryCharge: rupees(200), minOrderForFreeDelivery: 0 });
      const carried = (html: string) => ({
        shown: /name="shown" value="([^"]*)"/.exec(html)?.[1] ?? "",
        key: /name="key" value="([^"]*)"/.exec(html)?.[1] ?? "",
      });
      const typed = checkoutFields({ delivery_zone: zone.name, delivery_address: "House 7, Street 9" });
      const first = await openShop("/checkout", { cookie, lang });
      await db.deliveryZone.update({ where: { id: zone.id }, data: { deliveryCharge: rupees(900) } });
      const asked = await openShop("/checkout", { cookie, lang, form: { ...typed, ...carried(first.html) } });
      expect([asked.status, asked.html.includes(said), asked.html.includes("House 7, Street 9")]).toEqual([409, true, true]);
      expect(asked.html).toMatch(/totals-sum.*Rs. 1,400/);
      const placed = await openShop("/checkout", { cookie, lang, form: { ...typed, ...carried(asked.html) } });
      expect(placed.status).toBe(302);
      expect(await db.order.findFirst({ where: { userId: user.id } })).toMatchObject({ total: rupees(1400) });
    },
  );

  test("while something in the cart is locked, the press is refused within six seconds and the form is kept", async () => {
    const { cookie, product } = await makeShopper();
    const holder = new pg.Client({ connectionString: databaseUrl() });
    await holder.connect();
    await holder.query("BEGIN");
    await holder.query("SELECT FROM products WHERE id = $1 FOR UPDATE", [product.id]);
    const since = startTicks();
    const answer = await place(checkoutFields({ delivery_address: "House 7, Street 9" }), cookie);
    expect(since()).toBeLessThan(6);
    await holder.end();
    expect(answer.status).toBe(503);
    const form = returnedForm(answer);
    expect(form.error[""]).toEqual([expect.stringContaining("please try again")]);
    expect(form.initialValue).toMatchObject({ delivery_address: "House 7, Street 9" });
    expect((await place(checkoutFields(), cookie)).status).toBe(302);
  });

  test.each(["customer_name", "customer_phone", "delivery_zone", "delivery_address", "delivery_date", "scheduled_delivery_time"])(
    "an empty %s is pointed out at the field, and nothing typed is lost",
    async (field) => {
      const { cookie, user } = await makeShopper();
      const answer = await place(checkoutFields({ [field]: "" }), cookie);
      expect(answer.status).toBe(400);
      const form = returnedForm(answer);
      expect(form.error[field]).toEqual(["Please fill this in."]);
      if (field !== "customer_name") expect(form.initialValue).toMatchObject({ customer_name: "Ayesha Khan" });
      expect(await db.order.count({ where: { userId: user.id } })).toBe(0);
    },
  );

  test("in Roman Urdu the sentence is in Roman Urdu", async () => {
    const { cookie } = await makeShopper();
    const answer = await place(checkoutFields({ customer_phone: "12" }), `${cookie}; lang=ur`);
    expect(returnedForm(answer).error.customer_phone?.[0]).toMatch(/number/);
    expect(returnedForm(answer).error.customer_phone?.[0]).not.toMatch(/Please/);
  });
});

const fields = [
  ...Object.keys(checkoutFields()),
  "address_id",
  "whatsapp_phone",
  "landmark",
  "delivery_notes",
  "substitution",
  "payment_reference",
  "key",
  "shown",
];

test.each(fields)("%s may hold anything and is answered with an order, a 400 or a refusal", async (field) => {
  const { cookie, user, product } = await makeShopper();
  for (const value of hostileValues) {
    const answer = await place(checkoutFields({ [field]: value }), cookie);
    expect([302, 400, 409, 422], JSON.stringify(value.slice(0, 40))).toContain(answer.status);
    if (answer.status === 302) await fillCart(user.id, [{ product, quantity: 1 }]);
  }
});

test("a body that is no form at all is answered as an empty form", async () => {
  const { cookie } = await makeShopper();
  expect((await answerTo(action(post("/checkout", "{}", { cookie })))).status).toBe(400);
});
