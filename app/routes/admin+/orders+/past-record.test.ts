import { expect, test } from "vitest";
import type { Lang } from "#app/i18n/lang.ts";
import { rupees } from "#app/lib/money.ts";
import { db } from "#app/platform/db.server.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { makeZone } from "#tests/fixtures/make-zone.ts";
import { orderSold, sellAt } from "#tests/fixtures/sell-at-counter.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";

const cashier = await makeStaff("viewer", [{ sectionKey: "orders", level: "edit" }]);
const sell = sellAt(cashier);
await makeZone({ name: "Wapda Town" });

const stockOf = async (id: number) => (await db.product.findUniqueOrThrow({ where: { id } })).stockQuantity;
const found = (productId: number) =>
  db.stockMovement.findMany({ where: { productId, reason: "found" }, select: { change: true } });

test("the counter sells more than is on record by a second press, after it was told what is left", async () => {
  const { id } = await makeProduct({ name: "Sugar", price: rupees(150), stockQuantity: 1000 });
  const basket = JSON.stringify([{ product: id, quantity: 3000 }]);
  const opened = await openAdmin("/admin/orders/new", cashier);
  expect(opened.html).not.toContain(`name="past_record"`);
  const refused = await sell({ basket }, "press-of-sugar");
  expect([refused.status, refused.html.includes("Only 1 of Sugar left.")]).toEqual([409, true]);
  expect(refused.html).toMatch(/type="checkbox"[^>]*name="past_record"|name="past_record"[^>]*type="checkbox"/);
  expect(await stockOf(id)).toBe(1000);
  const { location } = await sell({ basket, past_record: "1" }, "press-of-sugar");
  expect(await orderSold(location)).toMatchObject({ total: rupees(450), isPaid: true });
  expect([await stockOf(id), await found(id)]).toEqual([0, [{ change: 2000 }]]);
  const again = await sell({ basket, past_record: "1" }, "press-of-sugar");
  expect([again.location, await found(id)]).toEqual([location, [{ change: 2000 }]]);
});

test("the tick stays where it was when the sale is refused for something else", async () => {
  const { id } = await makeProduct({ stockQuantity: 0, price: rupees(150) });
  const basket = JSON.stringify([{ product: id, quantity: 1000, shown: 100 }]);
  const { status, html } = await sell({ basket, past_record: "1" });
  expect(status).toBe(409);
  expect(html).toMatch(/name="past_record"[^>]*checked|checked[^>]*name="past_record"/);
  const { html: dear } = await sell({ basket: JSON.stringify([{ name: "Carpet", quantity: 1000, price: null }]) });
  expect(dear).not.toContain(`name="past_record"`);
});

test.each<[Lang, string]>([
  ["en", "Sell it all the same: the goods are here, the record is wrong"],
  ["ur", "Phir bhi bech dein: maal maujood hai, record ghalat hai"],
])("in %s an order that staff writes offers the same, and keeps what was typed", async (lang, label) => {
  const { id } = await makeProduct({ name: "Ghee", stockQuantity: 1000 });
  const form = {
    ...{
      customer_name: "Ayesha Khan",
      customer_phone: "0301-2345678",
      delivery_address: "House 12",
      delivery_zone: "Wapda Town",
    },
    ...{ item_name_0: "Ghee", item_price_0: "80", item_quantity_0: "2", item_product_0: String(id) },
  };
  const as = { ...cashier, lang };
  const refused = await openAdmin("/admin/orders/create", { ...as, form });
  expect([refused.status, refused.html.includes(label), refused.html.includes("Ayesha Khan")]).toEqual([409, true, true]);
  expect((await openAdmin("/admin/orders/create", { ...as, form: { ...form, past_record: "1" } })).status).toBe(302);
  expect([await stockOf(id), await found(id)]).toEqual([0, [{ change: 1000 }]]);
});

const dialogs = ["edit=line", "edit=replace", "add=product"] as const;

test.each(dialogs)(
  "an order's page offers it in %s, where the record holds too little, and keeps what was typed",
  async (dialog) => {
    const ordered = await makeProduct({ name: "Rice", stockQuantity: 9000, price: rupees(300) });
    const other = await makeProduct({ name: "Dates", stockQuantity: 1000, price: rupees(50) });
    const { id } = await makeOrder({ product: ordered, quantity: 2000 });
    const { id: line } = await db.orderLine.findFirstOrThrow({ where: { orderId: id } });
    const address = `/admin/orders/${id}?${dialog}&line=${line}`;
    const isQuantity = dialog === "edit=line";
    const wanted: Record<string, string> = isQuantity
      ? { intent: "quantity", quantity: "30" }
      : { product_id: String(other.id), quantity: "4" };
    const opened = await openAdmin(address, cashier);
    expect(opened.html).not.toContain(`name="past_record"`);

    const refused = await openAdmin(address, { ...cashier, form: wanted });
    expect([refused.status, refused.html.match(/name="past_record"/g)?.length]).toEqual([409, 1]);
    expect(refused.html).toContain(`value="${isQuantity ? "30" : "4"}"`);
    expect(await db.orderLine.count({ where: { orderId: id } })).toBe(1);

    const sent = await openAdmin(address, { ...cashier, form: { ...wanted, past_record: "1" } });
    expect(sent.status).toBe(302);
    const short = isQuantity ? ordered : other;
    expect([await stockOf(short.id), (await found(short.id)).length]).toEqual([0, 1]);
    const outside = await openAdmin(address, { ...(await makeStaff("viewer")), form: { ...wanted, past_record: "1" } });
    expect(outside.status).toBe(403);
  },
);
