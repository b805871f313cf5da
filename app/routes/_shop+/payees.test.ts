import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import { qrModules } from "#app/components/order-document/codes.ts";
import { findStaffOrder } from "#app/domain/orders/find-staff-order.server.ts";
import { saveOrder } from "#app/domain/orders/save-order.server.ts";
import { orderNumber } from "#app/domain/orders/status.ts";
import { findRaastCode } from "#app/domain/settings/payees.server.ts";
import { rupees } from "#app/lib/money.ts";
import { db } from "#app/platform/db.server.ts";
import { checkoutFields } from "#tests/fixtures/checkout-of.ts";
import { fillCart } from "#tests/fixtures/fill-cart.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { answerTo, post, returnedForm, visit } from "#tests/fixtures/request.ts";
import { setPayees } from "#tests/fixtures/set-payees.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { openShop } from "#tests/support/shop-pages.tsx";
import { action as pressPlace } from "./checkout.tsx";
import { loader as drawCode } from "./raast-qr.ts";

const iban = "PK36MEZN0001120102734561";
const product = await makeProduct({ price: rupees(500) });

async function shopper() {
  const user = await makeUser();
  await fillCart(user.id, [{ product, quantity: 1 }]);
  return { user, cookie: await signIn(user) };
}
const place = (form: Record<string, string>, cookie: string) =>
  answerTo(pressPlace(post("/checkout", checkoutFields(form), { cookie })));
const methodsIn = (html: string) => [...html.matchAll(/name="payment_method"[^>]* value="(\w+)"/g)].map(([, method]) => method);

beforeEach(() =>
  setPayees({ bank_transfer: { number: iban, note: "Meezan Bank", note_ur: "Meezan Bank ki branch" }, raast: { qr: "000201" } }),
);

describe("the checkout", () => {
  test("offers cash and the transfers that somebody is set for, each with whom to pay, in both languages", async () => {
    const { cookie } = await shopper();
    const { html } = await openShop("/checkout", { cookie });
    expect(methodsIn(html)).toEqual(["cash", "bank_transfer", "raast"]);
    expect(html).toContain("PK36 MEZN 0001 1201 0273 4561");
    expect(html).toContain("Account number (IBAN)");
    expect(html).toMatch(/<img src="\/raast-qr\?v=\w+" alt="Raast code of Taaza Mandi"/);
    expect((await openShop("/checkout", { cookie, lang: "ur" })).html).toContain("Meezan Bank ki branch");
  });

  test("without any payee only cash is offered", async () => {
    await setPayees({});
    const { cookie } = await shopper();
    expect(methodsIn((await openShop("/checkout", { cookie })).html)).toEqual(["cash"]);
  });

  test("a method whose payee went meanwhile is refused at the choice, and what was typed stays", async () => {
    const { user, cookie } = await shopper();
    const answer = await place({ payment_method: "jazzcash", delivery_address: "House 7, Street 9" }, cookie);
    expect(answer.status).toBe(409);
    expect(returnedForm(answer)).toMatchObject({
      error: { payment_method: ["This way to pay is not offered at the moment. Please choose another."] },
      initialValue: { delivery_address: "House 7, Street 9", payment_method: "jazzcash" },
    });
    expect(await db.order.count({ where: { userId: user.id } })).toBe(0);
  });

  test("Raast is taken, and no gateway carries it", async () => {
    const { user, cookie } = await shopper();
    expect((await place({ payment_method: "raast" }, cookie)).status).toBe(302);
    const order = await db.order.findFirstOrThrow({ where: { userId: user.id }, include: { payments: true } });
    expect(order).toMatchObject({ paymentMethod: "raast", payments: [{ method: "raast", gatewayName: null }] });
  });

  test("a number that another order names is a claim like any other: the order is placed, and staff see who holds the number", async () => {
    const held = await makeOrder({ paymentMethod: "bank_transfer", paymentReference: "FT-2611 ab77" });
    const { user, cookie } = await shopper();
    expect((await place({ payment_method: "bank_transfer", payment_reference: "ft2611AB77" }, cookie)).status).toBe(302);
    const order = await db.order.findFirstOrThrow({ where: { userId: user.id } });
    expect(order).toMatchObject({ paymentReference: "ft2611AB77", isPaid: false });
    const staff = await findStaffOrder(order.id, { contactsVisible: true });
    expect(staff?.referenceHolders).toEqual([held.id]);
  });

  test("two customers who name one transfer at once both order, and nothing is booked by itself", async () => {
    const people = await Promise.all([shopper(), shopper()]);
    const form = { payment_method: "bank_transfer", payment_reference: "TWICE-1" };
    const answers = await Promise.all(people.map(({ cookie }) => place(form, cookie)));
    expect(answers.map(({ status }) => status)).toEqual([302, 302]);
    expect(await db.order.count({ where: { paymentReference: "TWICE-1", received: 0 } })).toBe(2);
  });

  test("a number in the hidden field of a cash order is not kept", async () => {
    const { user, cookie } = await shopper();
    await place({ payment_reference: "ABCD1234" }, cookie);
    expect(await db.order.findFirst({ where: { userId: user.id } })).toMatchObject({ paymentReference: null });
  });
});

test("a transfer that brought money in is held by that money, though the order's number was corrected since", async () => {
  const user = await makeUser({ role: "admin" });
  const paid = await makeOrder({ paymentMethod: "bank_transfer", paymentReference: "SPENT-01" });
  await saveOrder(paid.id, { isPaid: true }, { version: null, by: user.id });
  await db.order.update({ where: { id: paid.id }, data: { paymentReference: "OTHER-02" } });
  const { user: buyer, cookie } = await shopper();
  await place({ payment_method: "bank_transfer", payment_reference: "SPENT-01" }, cookie);
  const order = await db.order.findFirstOrThrow({ where: { userId: buyer.id } });
  expect(await saveOrder(order.id, { isPaid: true }, { version: null, by: user.id })).toMatchObject({
    refusal: { code: "payment.reference-taken", values: { order: `#${orderNumber(paid.id)}` } },
  });
});

describe("the confirmation", () => {
  test("says whom to pay, exactly how much and with which number, and takes the transaction number", async () => {
    const { cookie } = await shopper();
    const { location } = await place({ payment_method: "bank_transfer" }, cookie);
    const { html } = await openShop(location ?? "", { cookie });
    for (const said of ["PK36 MEZN 0001 1201 0273 4561", "Rs. 700", "Meezan Bank", "Send exactly this amount"])
      expect(html).toContain(said);
    const id = Number(/order=(\d+)/.exec(location ?? "")?.[1]);
    expect(html).toContain(`<span>${String(id).padStart(6, "0")}</span>`);
    expect(html).toContain(`action="/order/${id}"`);
  });

  test("of a cash order says nothing of it", async () => {
    const { cookie } = await shopper();
    const { location } = await place({}, cookie);
    expect((await openShop(location ?? "", { cookie })).html).not.toContain("Where to pay");
  });
});

describe("the Raast code", () => {
  test("is a picture for who is signed in", async () => {
    const { cookie } = await shopper();
    const answer = await answerTo(drawCode(visit("/raast-qr", { cookie })));
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "image/png"]);
    expect((await answerTo(drawCode(visit("/raast-qr")))).status).toBe(302);
  });

  test("is drawn with eight pixels a module, black on white, as the code of the shop's account", async () => {
    const { cookie } = await shopper();
    const reply = await drawCode(visit("/raast-qr", { cookie }));
    const { data, info } = await sharp(Buffer.from(await reply.arrayBuffer()))
      .toColourspace("b-w")
      .raw()
      .toBuffer({ resolveWithObject: true });
    const rows = qrModules((await findRaastCode()) ?? "");
    expect([info.width, info.height, info.channels]).toEqual([rows.length * 8, rows.length * 8, 1]);
    const wrong = rows.flatMap((row, y) =>
      row.flatMap((isDark, x) =>
        [0, 7].filter((inset) => data[(y * 8 + inset) * info.width + x * 8 + inset] !== (isDark ? 0 : 255)),
      ),
    );
    expect(wrong).toEqual([]);
  });

  test("is not there while none is set", async () => {
    await setPayees({ raast: {} });
    const { cookie } = await shopper();
    expect((await answerTo(drawCode(visit("/raast-qr", { cookie })))).status).toBe(404);
    expect((await openShop("/checkout", { cookie })).html).not.toContain("raast-qr");
  });
});
