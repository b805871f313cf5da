import { beforeEach, describe, expect, test } from "vitest";
import { saveOrder } from "#app/domain/orders/save-order.server.ts";
import { orderStatuses } from "#app/domain/orders/status.ts";
import type { Order } from "#app/generated/prisma/client.ts";
import { rupees } from "#app/lib/money.ts";
import { db } from "#app/platform/db.server.ts";
import { hostileValues } from "#tests/fixtures/hostile.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { makeZone } from "#tests/fixtures/make-zone.ts";
import { answerTo, post, returnedForm, shownToast, visit } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { openShop } from "#tests/support/shop-pages.tsx";
import { loader, action as takeReference } from "./order.$id.tsx";
import { action as takeLine } from "./order.$id_.add.tsx";
import { action as takeDelivery } from "./order.$id_.change.tsx";

const { id: by } = await makeUser({ role: "admin" });
const customer = await makeUser();
const stranger = await makeUser();
const [cookie, strangersCookie] = await Promise.all([signIn(customer), signIn(stranger)]);
await makeZone({ name: "Cantt", deliveryCharge: rupees(250), minOrderForFreeDelivery: 0 });
const ghee = await makeProduct({ name: "Desi Ghee Jar", price: rupees(160), unit: "pack", stockQuantity: 9000 });
const lentils = await makeProduct({ name: "Masoor Loose", price: rupees(200), soldByWeight: true, quantityStep: 250 });

const make = (wanted: Parameters<typeof makeOrder>[0] = {}) => makeOrder({ userId: customer.id, ...wanted });
const read = (id: number) => db.order.findUniqueOrThrow({ where: { id }, include: { lines: { orderBy: { id: "asc" } } } });
const takers = { "": takeReference, "/add": takeLine, "/change": takeDelivery };
const send = ({ id }: Pick<Order, "id">, form: keyof typeof takers, fields: Record<string, string>, who = cookie) =>
  answerTo(takers[form](post(`/order/${id}${form}`, fields, { cookie: who, params: { id: String(id) } })));
const save = (id: number, change: Parameters<typeof saveOrder>[1]) => saveOrder(id, change, { version: null, by });
const mainOf = ({ html }: { html: string }) => html.slice(html.indexOf("<main"), html.indexOf("</main>"));
const show = async (id: number, lang: "en" | "ur" = "en", more = "") =>
  mainOf(await openShop(`/order/${id}${more}`, { cookie, lang }))
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ");
const fieldsIn = (html: string) =>
  Object.fromEntries([...html.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name!, value!]));

beforeEach(async () => {
  await db.setting.deleteMany({ where: { key: "maintenance_mode" } });
});

test("the page's data hold no note of the staff", async () => {
  const order = await make();
  await save(order.id, { deliveryNotes: "Pays late" });
  const page = await answerTo(loader(visit(`/order/${order.id}`, { cookie, params: { id: String(order.id) } })));
  expect(JSON.stringify(page.body)).toContain(order.customerPhone);
  expect(JSON.stringify(page.body)).not.toContain("Pays late");
});

describe("adding something", () => {
  const one = { product_id: String(ghee.id), quantity: "1", version: "1", key: "one-press-of-add" };

  test("a pending order takes one more thing, at the shop's price, without JavaScript", async () => {
    const order = await make();
    expect(await show(order.id)).toContain("Add something");
    const found = await openShop(`/order/${order.id}/add?q=desi+ghee`, { cookie });
    const form =
      mainOf(found)
        .split("<form")
        .find((text) => text.includes(`name="product_id" value="${ghee.id}"`)) ?? "";
    expect(form).toContain('method="post"');
    const answer = await send(order, "/add", { ...fieldsIn(form), quantity: "2", unit_price: "1", price: "1" });
    expect([answer.status, answer.location, shownToast(answer)]).toEqual([
      302,
      `/order/${order.id}`,
      "It is added to your order.",
    ]);
    expect(await read(order.id)).toMatchObject({
      total: rupees(720),
      lines: [{}, { productId: ghee.id, quantity: 2000, unitPrice: rupees(160) }],
    });
  });

  test("the search says so when nothing is found, and offers no more than eight", async () => {
    const order = await make();
    for (let count = 0; count < 9; count += 1) await makeProduct({ name: `Kewra Bottle ${count}` });
    expect(await show(order.id, "en", "/add?q=xylophone")).toContain("We found nothing for “xylophone”.");
    const html = mainOf(await openShop(`/order/${order.id}/add?q=kewra`, { cookie }));
    expect(html.match(/name="product_id"/g)).toHaveLength(8);
  });

  test("a press that arrives twice adds once; other contents under its key are refused", async () => {
    const order = await make();
    const presses = await Promise.all([send(order, "/add", one), send(order, "/add", one)]);
    expect(presses.map(({ status }) => status)).toEqual([302, 302]);
    expect((await read(order.id)).lines).toHaveLength(2);
    const other = await send(order, "/add", { ...one, quantity: "2" });
    expect(other.status).toBe(422);
    expect(returnedForm(other).error[""]?.[0]).toContain("This order was changed");
  });

  test("more than is left is refused with what is left, and the typed quantity stays", async () => {
    const order = await make();
    const answer = await openShop(`/order/${order.id}/add?q=desi+ghee`, {
      cookie,
      form: { ...one, quantity: "12", key: "short-press" },
    });
    expect(answer.status).toBe(409);
    expect(answer.html).toMatch(/Only \d+ of Desi Ghee Jar left\./);
    expect(answer.html).toMatch(/name="quantity"[^>]*value="12"|value="12"[^>]*name="quantity"/);
    expect(await read(order.id)).toMatchObject({ version: 1 });
  });

  test("a quantity that is none is pointed out at its product", async () => {
    const order = await make();
    const { status, html } = await openShop(`/order/${order.id}/add?q=desi+ghee`, { cookie, form: { ...one, quantity: "some" } });
    expect(status).toBe(400);
    expect(html).toContain("Please enter a quantity, like 2 or 1.5.");
    expect(html).toContain('value="some"');
  });

  test("what is sold by weight is rounded to its step, as in the cart", async () => {
    const order = await make();
    await send(order, "/add", { ...one, product_id: String(lentils.id), quantity: "1.3", key: "weight-press" });
    expect((await read(order.id)).lines[1]).toMatchObject({ quantity: 1250, lineTotal: rupees(250) });
  });

  test("an order that changed meanwhile is shown as it is now before anything is added", async () => {
    const order = await make();
    await save(order.id, { deliveryNotes: "Ring" });
    const answer = await send(order, "/add", { ...one, key: "stale-press" });
    expect(answer.status).toBe(409);
    expect(returnedForm(answer).error[""]?.[0]).toContain("This order was changed");
  });

  test("a draft is refused without its name, as is what does not exist", async () => {
    const order = await make();
    const draft = await makeProduct({ name: "Secret Mithai", status: "draft" });
    for (const id of [draft.id, 999_999_999]) {
      const answer = await send(order, "/add", { ...one, product_id: String(id), key: `draft-press-${id}` });
      expect(answer.status).toBe(409);
      expect(returnedForm(answer).error[""]).toEqual(["We no longer sell this."]);
    }
  });

  test("while ordering is paused nothing is added", async () => {
    const order = await make();
    await db.setting.create({ data: { key: "maintenance_mode", value: { is_enabled: true } } });
    expect(await show(order.id)).not.toContain("Add something");
    const answer = await send(order, "/add", { ...one, key: "paused-press" });
    expect(answer.status).toBe(409);
    expect(returnedForm(answer).error[""]).toEqual([
      "Ordering here is paused for the moment. Please order through WhatsApp meanwhile.",
    ]);
    expect((await read(order.id)).lines).toHaveLength(1);
  });
});

describe("changing where it goes", () => {
  const there = {
    customer_name: "Hina Malik",
    customer_phone: "0302-7654321",
    delivery_zone: "Gulgasht Colony",
    delivery_address: "House 9, Street 1",
    landmark: "Near the park",
    version: "1",
    key: "one-press-of-change",
  };

  test("name, phone, address and landmark of a pending order are changed", async () => {
    const order = await make();
    const { html } = await openShop(`/order/${order.id}/change`, { cookie });
    expect(html).toContain('value="0301-2345678"');
    const answer = await send(order, "/change", there);
    expect([answer.status, shownToast(answer)]).toEqual([302, "Saved. Your order goes there now."]);
    expect(await read(order.id)).toMatchObject({
      customerName: "Hina Malik",
      customerPhone: "+923027654321",
      deliveryAddress: "House 9, Street 1",
      landmark: "Near the park",
      total: rupees(400),
    });
    expect((await send(order, "/change", there)).status).toBe(302);
    expect((await read(order.id)).version).toBe(2);
  });

  test("a dearer area is asked about with the new total, what was typed stays, and the next press agrees", async () => {
    const order = await make();
    const form = { ...there, delivery_zone: "Cantt", key: "dearer-press" };
    const asked = await openShop(`/order/${order.id}/change`, { cookie, form });
    expect(asked.status).toBe(409);
    expect(asked.html).toContain("The total would become Rs. 550.");
    expect(asked.html).toContain("Agree to Rs. 550 and save");
    expect(asked.html).toContain("House 9, Street 1");
    expect(await read(order.id)).toMatchObject({ total: rupees(400), deliveryZone: "Gulgasht Colony" });
    const { agreed_total } = fieldsIn(asked.html);
    expect((await send(order, "/change", { ...form, agreed_total: agreed_total ?? "" })).status).toBe(302);
    expect(await read(order.id)).toMatchObject({ total: rupees(550), deliveryZone: "Cantt" });
  });

  test("a total that is not the one that was asked about is asked again", async () => {
    const order = await make();
    const answer = await send(order, "/change", {
      ...there,
      delivery_zone: "Cantt",
      agreed_total: "1",
      key: "other-total-press",
    });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ asked: { rupees: "550" } });
  });

  test.each(["customer_name", "customer_phone", "delivery_zone", "delivery_address"])(
    "an empty %s is pointed out at the field, and nothing typed is lost",
    async (field) => {
      const order = await make();
      const answer = await send(order, "/change", { ...there, [field]: "" });
      expect(answer.status).toBe(400);
      const form = returnedForm(answer);
      expect(form.error[field]).toEqual(["Please fill this in."]);
      expect(form.initialValue).toMatchObject({ landmark: "Near the park" });
    },
  );
});

const forms = {
  "/add": { product_id: String(ghee.id), quantity: "1", key: "some-press-of-it" },
  "/change": { customer_name: "A", customer_phone: "0302-7654321", delivery_zone: "Cantt", delivery_address: "House 9" },
  "": { payment_reference: "MINE-001" },
};
const allForms = Object.entries(forms) as [keyof typeof forms, Record<string, string>][];

test.each(allForms)(
  "A6.02 an order's %j needs a sign-in, and of somebody else's order nothing is to be seen",
  async (name, fields) => {
    const order = await make({ paymentMethod: "bank_transfer" });
    expect((await send(order, name, fields, strangersCookie)).status).toBe(404);
    expect((await send({ id: 1_999_999_999 }, name, fields)).status).toBe(404);
    expect((await send(order, name, fields, "")).location).toContain("/auth?return_to=");
    expect(await read(order.id)).toMatchObject({ version: 1, paymentReference: null });
  },
);

test.each(orderStatuses)("a %s order is changed by its customer only while it is pending", async (status) => {
  const order = await make({ status });
  const [page, adding] = [await show(order.id), await show(order.id, "en", "/add?q=desi+ghee")];
  expect([page.includes("Add something"), adding.includes("Desi Ghee Jar")]).toEqual(Array(2).fill(status === "pending"));
  expect(adding.includes("This order can no longer be changed here.")).toBe(status !== "pending");
  for (const name of ["/add", "/change"] as const) {
    const { delivery_zone: _, ...change } = forms["/change"];
    const fields = name === "/add" ? forms["/add"] : { ...change, delivery_zone: "Gulgasht Colony" };
    const answer = await send(order, name, { ...fields, key: `${name.slice(1)}-while-${status.replaceAll(" ", "-")}` });
    expect(answer.status).toBe(status === "pending" ? 302 : 409);
    if (status === "pending") continue;
    expect(returnedForm(answer).error[""]).toEqual(["This order can no longer be changed here. Please call us."]);
  }
});

test.each(allForms)("any field posted to an order's %j may hold anything", async (name, fields) => {
  const order = await make({ paymentMethod: "bank_transfer" });
  for (const field of [...Object.keys(fields), "version", "key", "agreed_total", "landmark"]) {
    for (const value of hostileValues) {
      const { status } = await send(order, name, { ...fields, [field]: value });
      expect([302, 400, 404, 409, 422, 429], `${field} ${value.slice(0, 20)}`).toContain(status);
    }
  }
});
