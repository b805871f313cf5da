import { describe, expect, test } from "vitest";
import { rupees } from "#app/lib/money.ts";
import { db } from "#app/platform/db.server.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { makeZone } from "#tests/fixtures/make-zone.ts";
import { answerTo, post, returnedForm, shownToast } from "#tests/fixtures/request.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { action } from "./create.tsx";

const admin = await makeStaff("admin");
const viewer = await makeStaff("viewer");
const { id: zoneId } = await makeZone({ name: "Wapda Town", deliveryCharge: rupees(120) });
await makeZone({ name: "Bosan Road" });

const valid = {
  customer_name: "Ayesha Khan",
  customer_phone: "0301-2345678",
  delivery_address: "House 12",
  delivery_zone: "Wapda Town",
  item_name_0: "Saag",
  item_price_0: "80",
  item_quantity_0: "2",
};
const full = {
  ...valid,
  whatsapp_phone: "0321 9876543",
  delivery_date: "2026-11-21",
  scheduled_delivery_time: "16:00",
  delivery_notes: "Blue gate",
  delivery_zone: "Bosan Road",
  payment_method: "bank_transfer",
  delivery_charge: "50",
};

const create = (form: Record<string, string>, { cookie } = admin) =>
  answerTo(action(post("/admin/orders/create", form, { cookie })));
const newest = () =>
  db.order.findFirstOrThrow({ orderBy: { id: "desc" }, include: { lines: { orderBy: { id: "asc" } }, payments: true } });

async function created(form: Record<string, string>) {
  const answer = await create(form);
  expect([answer.status, shownToast(answer)]).toEqual([302, "Custom order created successfully"]);
  return newest();
}

describe("a custom order", () => {
  test("A7.22 A8.24 A3.05 is made of everything the form has, its e-mail empty, and its number is where one lands", async () => {
    const answer = await create(full);
    const order = await newest();
    expect([answer.status, answer.location, shownToast(answer)]).toEqual([
      302,
      `/admin/orders/${order.id}`,
      "Custom order created successfully",
    ]);
    expect(order).toMatchObject({
      customerName: "Ayesha Khan",
      customerPhone: "+923012345678",
      customerEmail: null,
      whatsappPhone: "+923219876543",
      deliveryAddress: "House 12",
      deliveryDate: new Date("2026-11-21"),
      scheduledDeliveryTime: new Date("1970-01-01T16:00:00Z"),
      deliveryNotes: "Blue gate",
      source: "admin",
    });
  });

  test("A3.06 A7.22 A7.25 is pending and unpaid, has a tracking id, a zone and a time, and its total is its items and the charge", async () => {
    const order = await created(full);
    expect(order).toMatchObject({
      status: "pending",
      isPaid: false,
      paymentMethod: "bank_transfer",
      deliveryZone: "Bosan Road",
      deliveryCharge: rupees(50),
      total: rupees(210),
    });
    expect(order.trackingId).toMatch(/^[0-9A-Z]{10,}$/);
    expect(order.createdAt).toBeInstanceOf(Date);
    expect(order.payments.map(({ amount }) => amount)).toEqual([rupees(210)]);
  });

  test("A7.24 A3.10 each item is kept with the source admin", async () => {
    const { lines } = await created({
      ...valid,
      item_name_1: "Kheer",
      item_price_1: "0",
      item_quantity_1: "1",
      item_description_1: "Sweet",
    });
    expect(
      lines.map(({ kind, name, description, quantity, unitPrice, source }) => [
        kind,
        name,
        description,
        quantity,
        unitPrice,
        source,
      ]),
    ).toEqual([
      ["custom", "Saag", null, 2000, rupees(80), "admin"],
      ["custom", "Kheer", "Sweet", 1000, 0, "admin"],
    ]);
  });

  test("A7.23 goes to zone 1 unless another is picked", async () => {
    const { html } = await openAdmin("/admin/orders/create", admin);
    expect(html).toMatch(/<option value="Wapda Town" selected/);
    expect([zoneId, (await created(valid)).deliveryZoneId]).toEqual([1, 1]);
    expect((await created({ ...valid, delivery_zone: "Bosan Road" })).deliveryZone).toBe("Bosan Road");
  });

  test("A5.21 offers cash as 'Cash on Delivery', card and bank transfer, cash first", async () => {
    const { html } = await openAdmin("/admin/orders/create", admin);
    const choice = /<select[^>]*name="payment_method".*?<\/select>/s.exec(html)?.[0] ?? "";
    expect([...choice.matchAll(/value="(\w+)"/g)].map(([, value]) => value)).toEqual(["cash", "card", "bank_transfer"]);
    expect(choice).toMatch(/<option value="cash" selected[^>]*>Cash on Delivery/);
    expect((await created(valid)).paymentMethod).toBe("cash");
    expect((await create({ ...valid, payment_method: "easypaisa" })).status).toBe(400);
  });

  test("an item picked from the inventory draws its stock", async () => {
    const tea = await makeProduct({ stockQuantity: 5000 });
    await created({ ...valid, item_product_0: String(tea.id) });
    expect((await db.product.findUniqueOrThrow({ where: { id: tea.id } })).stockQuantity).toBe(3000);
  });
});

const without = (...names: (keyof typeof valid)[]) =>
  Object.fromEntries(Object.entries(valid).filter(([name]) => !names.includes(name as never)));

describe("is refused", () => {
  test.each(["customer_name", "customer_phone", "delivery_address"] as const)("A5.18 without %s", async (name) => {
    const answer = await create(without(name));
    expect([answer.status, returnedForm(answer).error[""]]).toEqual([400, ["Please fill in all required fields"]]);
  });

  test("A5.19 without anything in it", async () => {
    const answer = await create(without("item_name_0", "item_price_0", "item_quantity_0"));
    expect([answer.status, returnedForm(answer).error[""]]).toEqual([400, ["Please add at least one product"]]);
  });

  test.each([
    ["an item price below 0", { item_price_0: "-1" }],
    ["a quantity below 1", { item_quantity_0: "0" }],
    ["half a piece", { item_quantity_0: "1.5" }],
    ["a delivery charge below 0", { delivery_charge: "-5" }],
  ])("A5.20 with %s, and what was typed stays", async (_, wrong) => {
    const before = await db.order.count();
    const answer = await create({ ...valid, ...wrong });
    expect([answer.status, await db.order.count()]).toEqual([400, before]);
    const { html } = await openAdmin("/admin/orders/create", { ...admin, form: { ...valid, ...wrong } });
    expect(html).toContain('value="Saag"');
  });

  test("A5.20 a price and a charge of 0 are fine", async () => {
    expect((await created({ ...valid, item_price_0: "0", delivery_charge: "0" })).total).toBe(0);
  });

  test("A8.24 with 'Failed to create custom order' and the reason when the shop says no", async () => {
    const tea = await makeProduct({ stockQuantity: 1000 });
    const form = { ...valid, item_product_0: String(tea.id) };
    expect((await create(form)).status).toBe(409);
    const { html } = await openAdmin("/admin/orders/create", { ...admin, form });
    expect(html).toContain("Failed to create custom order");
    expect(html).toContain("Only 1 of Saag left.");
  });

  test("from whoever may not edit orders", async () => {
    expect((await create(valid, viewer)).status).toBe(403);
    expect((await openAdmin("/admin/orders", viewer)).html).not.toContain("/admin/orders/create");
  });
});

test("two presses make one order", async () => {
  const form = { ...valid, key: "a-press-of-the-button" };
  const [first, second] = [await create(form), await create(form)];
  expect(first.location).toBe(second.location);
});
