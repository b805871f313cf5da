import { expect, test } from "vitest";
import { emailHtml, signedEmail } from "#app/domain/messaging/email-body.ts";
import { db } from "#app/platform/db.server.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { visit } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { openShop } from "#tests/support/shop-pages.tsx";
import { loader as receipt } from "./order.$id_.receipt.ts";

const customer = await makeUser();
const cookie = await signIn(customer);
const admin = await makeStaff("admin");
const [name, address] = ["غوثیہ نیسلے والے", "مکان نمبر 12/A، گلی نمبر 5"];
const isolatedText = (text: string) => `\u2068${text}\u2069`;

/** An order of somebody who writes in Urdu. */
async function makeUrduOrder() {
  const product = await makeProduct({ name: "چائے کی پتی" });
  return makeOrder({ userId: customer.id, customerName: name, deliveryAddress: address, deliveryNotes: "گھنٹی بجائیں", product });
}

test("what a customer wrote in Urdu has a direction of its own on their order's page, its receipt and in the fields that take it", async () => {
  const { id } = await makeUrduOrder();
  const { html } = await openShop(`/order/${id}`, { cookie });
  expect(html).toContain(`${isolatedText(name)}, `);
  expect(html).toContain(`, ${isolatedText(address)}, Gulgasht Colony`);
  expect(html).toMatch(/<a href="\/product\/\d+" dir="auto">چائے کی پتی/);
  const file = await (await receipt(visit(`/order/${id}/receipt`, { cookie, params: { id: String(id) } }))).text();
  for (const text of [name, address, "گھنٹی بجائیں", "چائے کی پتی"]) expect(file).toMatch(new RegExp(`dir="auto">${text}`));
  const change = (await openShop("/contact", { cookie })).html;
  expect(change).toMatch(/<textarea[^>]*dir="auto"/);
});

test("in the back office a sentence that names an Urdu customer is turned by nothing of the name", async () => {
  const { id } = await makeUrduOrder();
  const payment = await db.payment.findFirstOrThrow({ where: { orderId: id } });
  await db.order.update({ where: { id }, data: { customerName: name } });
  const { html } = await openAdmin(`/admin/payments/${payment.id}`, admin);
  expect(html).toContain(name);
});

test("an e-mail lets each of its texts run its own way", () => {
  const facts = [["Address", `${isolatedText(address)}, Cantt\u202e`]] as const;
  const draft = {
    lang: "en",
    subject: "x",
    parts: [
      { type: "text", text: name },
      { type: "facts", facts },
    ],
  } as const;
  const html = emailHtml(signedEmail(draft, { brand: "Taaza Mandi", city: "Multan", phone: "" }));
  expect(html).toContain(`<p dir="auto" style="margin:0 0 16px">${name}</p>`);
  expect(html).toContain(`${isolatedText(address)}, Cantt`);
  expect(html).not.toContain("\u202e");
});
