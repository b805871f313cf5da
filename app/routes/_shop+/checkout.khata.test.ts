import { expect, test } from "vitest";
import { correctKhata } from "#app/domain/khata/enter-khata.server.ts";
import { saveOrder } from "#app/domain/orders/save-order.server.ts";
import { rupees } from "#app/lib/money.ts";
import { db } from "#app/platform/db.server.ts";
import { checkoutFields } from "#tests/fixtures/checkout-of.ts";
import { fillCart } from "#tests/fixtures/fill-cart.ts";
import { makeContact } from "#tests/fixtures/make-contact.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { answerTo, post } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { openShop } from "#tests/support/shop-pages.tsx";
import { action } from "./checkout.tsx";

const { id: by } = await makeStaff("admin");
const goods = await makeProduct({ price: rupees(1000) });
let made = 0;

/** A customer with something in the cart, whose number is a contact with a limit. */
async function customer({ limit = 5000, isProved = true } = {}) {
  const phone = `+92306${String(1_000_000 + ++made)}`;
  const user = await makeUser({ phone, phoneProvedAt: isProved ? new Date() : null });
  const contact = await makeContact({ phone, khataLimit: rupees(limit) });
  await fillCart(user.id, [{ product: goods, quantity: 1 }]);
  return { user, contact, cookie: await signIn(user) };
}

const place = (cookie: string, phone: string | null, more = {}) =>
  answerTo(
    action(post("/checkout", checkoutFields({ payment_method: "khata", customer_phone: phone ?? "", ...more }), { cookie })),
  );
const offers = async (cookie: string) => (await openShop("/checkout", { cookie })).html.includes('value="khata"');

test("a customer with a proved phone and a limit orders on khata; it is owed when the goods leave, not before", async () => {
  const { user, contact, cookie } = await customer();
  expect(await offers(cookie)).toBe(true);
  expect((await place(cookie, user.phone)).status).toBe(302);
  const order = await db.order.findFirstOrThrow({ where: { userId: user.id } });
  expect(order).toMatchObject({ contactId: contact.id, paymentMethod: "khata", isPaid: false });
  expect((await db.contact.findUniqueOrThrow({ where: { id: contact.id } })).khataBalance).toBe(0);
  expect(await saveOrder(order.id, { status: "out for delivery" }, { version: null, by })).toMatchObject({ ok: true });
  expect((await db.contact.findUniqueOrThrow({ where: { id: contact.id } })).khataBalance).toBe(order.total);
});

test("khata is neither offered nor taken without a proved phone, without a limit, or for somebody who is blocked", async () => {
  const unproved = await customer({ isProved: false });
  const without = await customer({ limit: 0 });
  const blocked = await customer();
  await db.contact.update({ where: { id: blocked.contact.id }, data: { blockedAt: new Date() } });
  for (const { user, cookie } of [unproved, without, blocked]) {
    expect(await offers(cookie)).toBe(false);
    const { status, body } = await place(cookie, user.phone);
    expect([status, JSON.stringify(body)]).toEqual([409, expect.stringContaining("not offered at the moment")]);
    expect(await db.order.count({ where: { userId: user.id } })).toBe(0);
  }
});

test("what is owed and what waits to be delivered on khata count against the limit, also of two orders at once", async () => {
  const { user, contact, cookie } = await customer({ limit: 3000 });
  await correctKhata(contact.id, { amount: rupees(1500), kind: "opening", note: "register", key: "checkout-1" }, { by });
  expect((await place(cookie, user.phone)).status).toBe(302);
  await fillCart(user.id, [{ product: goods, quantity: 1 }]);
  const { status, body } = await place(cookie, user.phone);
  expect(status).toBe(409);
  expect(JSON.stringify(body).replaceAll("\u00a0", " ")).toContain("of Rs. 3,000");
  expect(await db.order.count({ where: { userId: user.id } })).toBe(1);
});
