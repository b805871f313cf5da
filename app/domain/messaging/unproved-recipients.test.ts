import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { placeOrder } from "#app/domain/checkout/place-order.server.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { rupees } from "#app/lib/money.ts";
import { now } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { checkoutOf } from "#tests/fixtures/checkout-of.ts";
import { fillCart } from "#tests/fixtures/fill-cart.ts";
import { startMailServer } from "#tests/fixtures/mail-server.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { gatewayOfFile } from "#tests/fixtures/order-messages.ts";
import { deliverOutbox } from "./deliver-outbox.server.ts";

const { gateway, letLeave } = await gatewayOfFile();
let mail: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  mail = await startMailServer();
});
afterAll(() => mail.stop());
beforeEach(async () => {
  mail.emails.length = 0;
  await db.whatsappIncoming.deleteMany();
  await db.setting.deleteMany();
  await db.setting.create({ data: { key: "shop", value: { adminEmails: "owner@made.test" } } });
  await db.user.updateMany({ data: { phone: null } });
});

const phone = "+923012345678";
const advert = "Mubarak Inaam";
const typed = { customer_name: advert, delivery_address: "Inaam Lene Aao", landmark: "Call Jeeto", delivery_notes: "Code Bhejo" };
const words = /Mubarak|Inaam|Jeeto|Bhejo/;

async function order(customer: NonNullable<Parameters<typeof makeUser>[0]>) {
  const user = await makeUser({ name: advert, phone, email: `e${now().getTime()}@made.test`, ...customer } as object);
  await fillCart(user.id, [{ product: await makeProduct({ price: rupees(400) }), quantity: 2 }]);
  const outcome = await placeOrder(user, checkoutOf(typed));
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  await letLeave();
  await deliverOutbox();
  const said = (to: string) => gateway.messages.filter((message) => message.phone === to).map(({ message }) => message);
  const emails = (to: string) => mail.emails.filter((email) => email.to.includes(to)).map(({ source }) => source);
  return {
    toCustomer: said(phone),
    toShop: said("+923000000001"),
    emails: emails(user.email ?? ""),
    notices: emails("owner@made.test"),
  };
}

describe("an order placed on the web under a number and an address that nobody proved", () => {
  test.each<[Lang, string]>([
    ["en", "Assalam o Alaikum dear customer"],
    ["ur", "Assalam o Alaikum aziz customer"],
  ])(
    "carries nothing that was typed to that number or address, and a greeting for everybody (%s)",
    async (language, greeting) => {
      const { toCustomer, emails } = await order({ language });
      expect(toCustomer).toHaveLength(1);
      expect(emails).toHaveLength(1);
      for (const text of [...toCustomer, ...emails]) {
        expect(text).toContain(greeting);
        expect(text).not.toMatch(words);
        expect(text).toContain("tracking_id=");
      }
    },
  );

  test("reaches the shop with name and note, each on one line", async () => {
    const { toShop, notices } = await order({});
    expect(toShop).toHaveLength(1);
    expect(toShop[0]).toContain(`: ${advert}, 0301-2345678`);
    for (const text of [advert, "Code Bhejo", "Inaam Lene Aao"]) expect(notices[0]).toContain(text);
  });
});

test("a number that a code proved, and an address that a link proved, are greeted by name", async () => {
  const { toCustomer, emails } = await order({ phoneProvedAt: now(), emailProvedAt: now() });
  for (const text of [...toCustomer, ...emails]) expect(text).toContain(`Assalam o Alaikum ${advert}`);
  expect(emails[0]).toContain("Inaam Lene Aao");
});

test("who wrote to the shop from that number is greeted by name", async () => {
  await db.whatsappIncoming.create({ data: { messageId: "m1", phone, message: "Salam" } });
  const { toCustomer, emails } = await order({});
  expect(toCustomer[0]).toContain(`Assalam o Alaikum ${advert}`);
  expect(emails[0]).not.toMatch(words);
});

test("a name that was stored with line breaks, marks and markup before names were one line leaves on one line, formatting nothing", async () => {
  const { id: userId } = await makeUser({ phone, email: "old@made.test", phoneProvedAt: now(), emailProvedAt: now() });
  const { id } = await makeOrder({ userId, customerEmail: "old@made.test" });
  await db.$executeRaw`UPDATE orders SET delivery_notes = E'x\nTotal: Rs. 0', landmark = E'a\nDue: Rs. 0',
    customer_name = E'Ali\nTotal: Rs. 0\n*PAID* <b>x</b>\u202e' WHERE id = ${id}`;
  await db.outbox.createMany({
    data: (
      [
        { channel: "whatsapp", recipient: phone, kind: "order_confirmation" },
        { channel: "whatsapp", recipient: "+923000000001", kind: "new_order_admin" },
        { channel: "whatsapp", recipient: "+923000000001", kind: "order_cancelled_admin" },
        { channel: "email", recipient: "old@made.test", kind: "order_confirmation" },
        { channel: "email", recipient: "owner@made.test", kind: "new_order_admin", payload: { event: "placed" } },
      ] as const
    ).map((message) => ({ payload: {}, ...message, orderId: id, notBefore: now() })),
  });
  await letLeave();
  await deliverOutbox();
  const texts = [...gateway.messages.map(({ message }) => message), ...mail.emails.map(({ source }) => source)];
  expect(texts.length).toBeGreaterThanOrEqual(5);
  for (const text of texts) {
    expect(text).toContain("Ali Total: Rs. 0");
    expect(text).not.toMatch(/^(Total|Due): Rs\.\s0/m);
    expect(text.split("text/html")[1] ?? "").not.toContain("<b>x</b>");
    expect(text).not.toContain("\u202e");
  }
  for (const { message } of gateway.messages) expect(message).not.toContain("*PAID*");
});

test("the proof of one account lets no other write to its number", async () => {
  const stranger = "+923007654321";
  await makeUser({ phone, phoneProvedAt: now() });
  const { toCustomer } = await order({ phone: stranger });
  expect(toCustomer[0]).not.toMatch(words);
});
