import { expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { findStaffOrder } from "./find-staff-order.server.ts";
import { saveOrder } from "./save-order.server.ts";

const visible = { contactsVisible: true };

test("an order comes with what was sold as it was then, even after the product changed", async () => {
  const product = await makeProduct({ name: "Atta", nameUr: "Chakki Aata" });
  const { id } = await makeOrder({ product });
  await db.product.update({ where: { id: product.id }, data: { name: "Maida", price: 1 } });
  const order = await findStaffOrder(id, visible);
  expect(order?.lines).toMatchObject([
    { name: "Atta", nameUr: "Chakki Aata", quantity: 2000, unitPrice: 15_000, lineTotal: 30_000 },
  ]);
  expect(order).toMatchObject({ subtotal: 30_000, deliveryCharge: 10_000, total: 40_000, payments: [{ status: "pending" }] });
});

test("while an update rolls, an order from a source that this version does not know yet is read as from another source", async () => {
  const { id } = await makeOrder();
  expect((await findStaffOrder(id, visible))?.source).toBe("web");
  await db.$executeRaw`UPDATE orders SET source = 'kiosk' WHERE id = ${id}`;
  await db.$executeRaw`UPDATE order_lines SET source = 'kiosk' WHERE order_id = ${id}`;
  expect(await findStaffOrder(id, visible)).toMatchObject({ source: "other", lines: [{ source: "other" }] });
  expect((await db.order.update({ where: { id }, data: { deliveryNotes: "Ring twice" } })).source).toBe("kiosk");
  await expect(db.$executeRaw`UPDATE orders SET source = 'A kiosk!' WHERE id = ${id}`).rejects.toThrow(/orders_source_check/);
});

test("the timeline tells every change once, the latest first, with who made it and both values", async () => {
  const staff = await makeUser({ name: "Kashif", role: "admin" });
  const { id } = await makeOrder();
  const change = {
    status: "confirmed",
    isPaid: true,
    deliveryDate: "2026-11-20",
    deliveryTime: null,
    deliveryNotes: null,
  } as const;
  await saveOrder(id, change, { version: null, by: staff.id });
  const order = await findStaffOrder(id, visible);
  const entries = (order?.timeline ?? []).map(({ id: _, at: __, ...entry }) => entry);
  expect(entries).toEqual([
    {
      who: "Kashif",
      action: "save",
      facts: {},
      changes: expect.arrayContaining([
        { field: "isPaid", before: "false", after: "true" },
        { field: "deliveryDate", before: null, after: "2026-11-20" },
      ]),
    },
    { who: "Kashif", action: "move", facts: {}, changes: [{ field: "status", before: "pending", after: "confirmed" }] },
    { who: null, action: "place", facts: {}, changes: [] },
  ]);
  expect(entries[0]?.changes).toHaveLength(2);
});

test("who may not edit orders reads no phone, e-mail or address anywhere in them", async () => {
  const staff = await makeUser({ role: "admin" });
  const { id } = await makeOrder({
    customerEmail: "ayesha@example.com",
    whatsappPhone: "+923217654321",
    landmark: "Behind the blue mosque",
    deliveryNotes: "Call 0301 234 5678 first",
  });
  await db.specialRequest.create({
    data: { orderId: id, productName: "Saffron", description: "ring 03217654321", contactMethod: "+92 301-2345678" },
  });
  const change = {
    status: "pending",
    isPaid: false,
    deliveryDate: null,
    deliveryTime: null,
    deliveryNotes: "Now 0333 111 2233",
  } as const;
  await saveOrder(id, change, { version: null, by: staff.id });
  const text = JSON.stringify(await findStaffOrder(id, { contactsVisible: false }));
  for (const secret of ["2345678", "7654321", "111 2233", "ayesha@example.com", "House 12", "blue mosque"])
    expect(text).not.toContain(secret);
  for (const known of ["Ayesha Khan", "Gulgasht Colony", "Saffron", "first"]) expect(text).toContain(known);
});

test("an order that is not there is null", async () => {
  expect(await findStaffOrder(2_000_000_000, visible)).toBeNull();
});
