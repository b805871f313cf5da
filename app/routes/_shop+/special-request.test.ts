import { afterEach, describe, expect, test } from "vitest";
import { placeOrder } from "#app/domain/checkout/place-order.server.ts";
import { maxOpenRequests } from "#app/domain/customers/request-product.server.ts";
import { findStaffOrder } from "#app/domain/orders/find-staff-order.server.ts";
import { db } from "#app/platform/db.server.ts";
import { checkoutOf } from "#tests/fixtures/checkout-of.ts";
import { fillCart } from "#tests/fixtures/fill-cart.ts";
import { hostileCases } from "#tests/fixtures/hostile.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { answerTo, post, returnedForm, shownToast, visit } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { loader as cartPage } from "./cart.tsx";
import { loader as orderPage } from "./order.$id.tsx";
import { action } from "./special-request.tsx";
import { action as remove } from "./special-request_.$id.remove.ts";

const halwa = {
  product_name: "Multani sohan halwa",
  description: "Hafiz ka",
  quantity: "1 kg",
  urgency: "today",
  contact_method: "whatsapp",
};
const ask = (given: Record<string, string>, cookie?: string) => answerTo(action(post("/special-request", given, { cookie })));
const takeBack = (id: number | string, cookie?: string) =>
  answerTo(remove(post(`/special-request/${id}/remove`, {}, { cookie, params: { id: String(id) } })));
const waiting = async (cookie: string) =>
  ((await answerTo(cartPage(visit("/cart", { cookie })))).body as { requests: { id: number }[] }).requests;

async function customer() {
  const user = await makeUser();
  return { user, cookie: await signIn(user) };
}

afterEach(async () => {
  await db.$executeRaw`TRUNCATE limits`;
});

describe("what a customer could not find", () => {
  test("waits on the cart's page, and is listed on the order it was placed with", async () => {
    const { user, cookie } = await customer();
    const noted = await ask(halwa, cookie);
    expect([noted.status, noted.location, shownToast(noted)]).toEqual([
      302,
      "/cart",
      "Noted. We look for it with your next order.",
    ]);
    const asked = {
      productName: "Multani sohan halwa",
      description: "Hafiz ka",
      quantity: "1 kg",
      urgency: "today",
      contactMethod: "whatsapp",
    };
    expect(await waiting(cookie)).toMatchObject([asked]);
    await fillCart(user.id, [{ product: await makeProduct(), quantity: 1 }]);
    const placed = await placeOrder(user, checkoutOf());
    const orderId = placed.ok ? placed.value.orderId : 0;
    expect(await waiting(cookie)).toEqual([]);
    expect((await findStaffOrder(orderId, { contactsVisible: true }))?.specialRequests).toMatchObject([asked]);
    const page = await answerTo(orderPage(visit(`/order/${orderId}`, { cookie, params: { id: String(orderId) } })));
    expect(page.body).toMatchObject({ requests: [asked] });
  });

  test("needs only a name", async () => {
    const { cookie } = await customer();
    await ask({ product_name: "Kairi", description: "", quantity: "" }, cookie);
    const plain = { productName: "Kairi", description: null, quantity: null, urgency: "this week", contactMethod: "phone" };
    expect(await waiting(cookie)).toMatchObject([plain]);
  });

  test.each([
    ["product_name", ""],
    ["product_name", "x".repeat(121)],
    ["product_name", "null\u0000byte"],
    ["description", "x".repeat(501)],
    ["quantity", "x".repeat(41)],
    ["urgency", "yesterday"],
    ["contact_method", "pigeon"],
  ])("%s %j is answered at the field, and what was typed stays", async (field, value) => {
    const { cookie } = await customer();
    const answer = await ask({ ...halwa, [field]: value }, cookie);
    expect(answer.status).toBe(400);
    expect(Object.keys(returnedForm(answer).error)).toEqual([field]);
    expect(returnedForm(answer).initialValue).toMatchObject(
      field === "description" ? { quantity: "1 kg" } : { description: "Hafiz ka" },
    );
    expect(await waiting(cookie)).toEqual([]);
  });

  test("whose it is and which order it belongs to cannot be chosen", async () => {
    const [{ cookie }, other] = [await customer(), await customer()];
    await ask({ ...halwa, user_id: String(other.user.id), order_id: "1" }, cookie);
    expect([await waiting(cookie), await waiting(other.cookie)]).toMatchObject([[{ productName: halwa.product_name }], []]);
  });

  test("is taken back by whom it belongs to, while it waits", async () => {
    const [{ user, cookie }, other] = [await customer(), await customer()];
    await ask(halwa, cookie);
    const [request] = await waiting(cookie);
    expect((await takeBack(request!.id, other.cookie)).status).toBe(404);
    const answer = await takeBack(request!.id, cookie);
    expect([answer.status, answer.location, shownToast(answer)]).toEqual([302, "/cart", "Taken off your next order."]);
    expect(await waiting(cookie)).toEqual([]);
    await ask(halwa, cookie);
    const [ordered] = await waiting(cookie);
    await fillCart(user.id, [{ product: await makeProduct(), quantity: 1 }]);
    await placeOrder(user, checkoutOf());
    expect((await takeBack(ordered!.id, cookie)).status).toBe(404);
  });

  test("ten may wait, and eleven tries in ten minutes are too many", async () => {
    const { user, cookie } = await customer();
    const data = Array.from({ length: maxOpenRequests }, () => ({ userId: user.id, productName: "Kairi" }));
    await db.specialRequest.createMany({ data });
    for (let turn = 0; turn < 10; turn++) expect((await ask(halwa, cookie)).status).toBe(409);
    const answer = await ask(halwa, cookie);
    expect(answer.status).toBe(429);
    expect(answer.headers.get("Retry-After")).toMatch(/^\d+$/);
    expect(await waiting(cookie)).toHaveLength(maxOpenRequests);
  });

  test("needs a sign-in", async () => {
    expect((await ask(halwa)).location).toBe("/auth?return_to=%2Fspecial-request");
    expect((await takeBack(1)).status).toBe(302);
  });

  test.each(hostileCases)("%s in any field breaks nothing", async (_, value) => {
    const { cookie } = await customer();
    for (const field of Object.keys(halwa)) expect((await ask({ ...halwa, [field]: value }, cookie)).status).toBeLessThan(500);
    expect((await takeBack(value, cookie)).status).toBe(404);
  });
});
