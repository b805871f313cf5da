import { describe, expect, test } from "vitest";
import { rupees } from "#app/lib/money.ts";
import type { Outcome } from "#app/lib/outcome.ts";
import { thousandths } from "#app/lib/quantity.ts";
import { db } from "#app/platform/db.server.ts";
import { byStaff } from "#tests/fixtures/by-staff.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makePackage } from "#tests/fixtures/make-package.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { makeZone } from "#tests/fixtures/make-zone.ts";
import { readInbox } from "#tests/fixtures/read-inbox.ts";
import { addLine } from "./add-line.server.ts";
import type { Edit } from "./edit-order.server.ts";
import { packLine } from "./pack-line.server.ts";
import { removeLine } from "./remove-line.server.ts";
import { replaceLine } from "./replace-line.server.ts";
import { saveDelivery } from "./save-delivery.server.ts";
import { saveOrder } from "./save-order.server.ts";
import { setLineQuantity } from "./set-line-quantity.server.ts";
import { orderStatuses } from "./status.ts";

const { id: by } = await makeUser({ role: "admin" });
const edit = byStaff(by);
const codeOf = (outcome: Outcome<unknown>) => (outcome.ok ? "done" : outcome.refusal.code);

const read = (id: number) =>
  db.order.findUniqueOrThrow({ where: { id }, include: { lines: { orderBy: { id: "asc" }, include: { components: true } } } });
const firstLine = async (orderId: number) =>
  (await db.orderLine.findFirstOrThrow({ where: { orderId }, orderBy: { id: "asc" } })).id;
const stockOf = async (id: number) => (await db.product.findUniqueOrThrow({ where: { id } })).stockQuantity;
const ledgerOf = async (productId: number, orderId: number) =>
  (await db.stockMovement.aggregate({ where: { productId, orderId }, _sum: { change: true } }))._sum.change;

/** An order of 2 kg of tomatoes at Rs. 150, 8 kg left in stock. */
async function tomatoes({ userId = null as number | null } = {}) {
  const product = await makeProduct({ stockQuantity: 10_000, soldByWeight: true, quantityStep: 250, price: rupees(150) });
  const { id } = await makeOrder({ product, quantity: 2000, userId });
  return { id, product, lineId: await firstLine(id) };
}

describe("quantity", () => {
  test("more or less of a line is charged at the price of the day of the order, and stock follows", async () => {
    const { id, product, lineId } = await tomatoes();
    await db.product.update({ where: { id: product.id }, data: { price: rupees(900) } });
    expect(codeOf(await setLineQuantity(id, { lineId, quantity: thousandths(3000) }, edit))).toBe("done");
    expect(await read(id)).toMatchObject({ subtotal: rupees(450), total: rupees(550), version: 2 });
    expect([await stockOf(product.id), await ledgerOf(product.id, id)]).toEqual([7000, -3000]);
    expect(codeOf(await setLineQuantity(id, { lineId, quantity: thousandths(500) }, edit))).toBe("done");
    expect(await read(id)).toMatchObject({ subtotal: rupees(75), total: rupees(175) });
    expect([await stockOf(product.id), await ledgerOf(product.id, id)]).toEqual([9500, -500]);
  });

  test("more than is left is refused with what is left, and nothing is changed", async () => {
    const { id, product, lineId } = await tomatoes();
    const outcome = await setLineQuantity(id, { lineId, quantity: thousandths(10_250) }, edit);
    expect(codeOf(outcome)).toBe("cart.short");
    expect(await read(id)).toMatchObject({ subtotal: rupees(300), version: 1 });
    expect(await stockOf(product.id)).toBe(8000);
  });

  test("staff who have the goods in their hands send more than is on record: what was missing is booked as found", async () => {
    const { id, product, lineId } = await tomatoes();
    const beyond = byStaff(by, { pastRecord: true });
    expect(codeOf(await setLineQuantity(id, { lineId, quantity: thousandths(11_000) }, beyond))).toBe("done");
    expect([await stockOf(product.id), await ledgerOf(product.id, id)]).toEqual([0, -11_000]);
    const found = await db.stockMovement.findMany({ where: { productId: product.id, reason: "found" } });
    expect(found).toMatchObject([{ change: 1000, byUserId: by, orderId: null }]);
  });

  test("what a package draws follows its quantity, and cancelling gives back all of it", async () => {
    const sugar = await makeProduct({ stockQuantity: 20_000 });
    const basket = await makePackage([{ product: sugar, quantity: 2 }], rupees(500));
    const { id } = await makeOrder();
    await addLine(id, { kind: "package", packageId: basket.id, quantity: thousandths(2000) }, edit);
    const line = (await read(id)).lines[1];
    await setLineQuantity(id, { lineId: line?.id ?? 0, quantity: thousandths(5000) }, edit);
    expect(await stockOf(sugar.id)).toBe(10_000);
    expect((await read(id)).lines[1]?.components).toMatchObject([{ quantity: 10_000 }]);
    await saveOrder(id, { status: "cancelled" }, { version: null, by });
    expect(await stockOf(sugar.id)).toBe(20_000);
  });

  test("half of what is sold by the piece is refused", async () => {
    const product = await makeProduct({ stockQuantity: 10_000 });
    const { id } = await makeOrder({ product });
    const quantity = thousandths(1500);
    expect(codeOf(await setLineQuantity(id, { lineId: await firstLine(id), quantity }, edit))).toBe("product.whole-pieces");
  });
});

describe("packed weight", () => {
  test("the customer pays for what was packed, a tenth above the ordered weight without asking", async () => {
    const { id, product, lineId } = await tomatoes();
    await packLine(id, { lineId, packed: thousandths(1900), agreedHow: null }, edit);
    expect(await read(id)).toMatchObject({ subtotal: rupees(285) });
    await packLine(id, { lineId, packed: thousandths(2500), agreedHow: null }, edit);
    expect(await read(id)).toMatchObject({ subtotal: rupees(330) });
    expect(await stockOf(product.id)).toBe(7500);
    await packLine(id, { lineId, packed: thousandths(2500), agreedHow: "on the phone" }, edit);
    expect(await read(id)).toMatchObject({ subtotal: rupees(375), lines: [{ agreedHow: "on the phone", agreedById: by }] });
  });

  test("a weight that is taken away again leaves the order as it was", async () => {
    const { id, product, lineId } = await tomatoes();
    await packLine(id, { lineId, packed: thousandths(1500), agreedHow: null }, edit);
    await packLine(id, { lineId, packed: null, agreedHow: null }, edit);
    expect(await read(id)).toMatchObject({ subtotal: rupees(300), lines: [{ packedQuantity: null }] });
    expect(await stockOf(product.id)).toBe(8000);
  });
});

describe("leaving out and replacing", () => {
  test("a line that is left out stays on record as wanted, costs nothing and gives its stock back", async () => {
    const { id, product, lineId } = await tomatoes();
    expect(codeOf(await removeLine(id, lineId, edit))).toBe("done");
    expect(await read(id)).toMatchObject({
      subtotal: 0,
      itemsCount: 0,
      lines: [{ quantity: 2000, packedQuantity: 0, lineTotal: 0 }],
    });
    expect(await stockOf(product.id)).toBe(10_000);
    expect(codeOf(await removeLine(id, lineId, edit))).toBe("order.line-gone");
    await saveOrder(id, { status: "cancelled" }, { version: null, by });
    await saveOrder(id, { status: "pending" }, { version: null, by });
    expect(await stockOf(product.id)).toBe(10_000);
  });

  test("a dearer replacement costs what the wanted line cost, until the customer agrees to its price", async () => {
    const { id, lineId } = await tomatoes();
    const cherry = await makeProduct({ price: rupees(200), stockQuantity: 5000, soldByWeight: true, quantityStep: 250 });
    const line = { kind: "product" as const, productId: cherry.id, quantity: thousandths(2000) };
    await replaceLine(id, { lineId, line, agreedHow: null }, edit);
    const order = await read(id);
    expect(order).toMatchObject({ subtotal: rupees(300), itemsCount: 1 });
    expect(order.lines).toMatchObject([
      { packedQuantity: 0, lineTotal: 0 },
      { replacesId: lineId, unitPrice: rupees(150), listPrice: rupees(200), lineTotal: rupees(300) },
    ]);
    expect(await stockOf(cherry.id)).toBe(3000);
    const sent = order.lines[1]?.id ?? 0;
    await packLine(id, { lineId: sent, packed: thousandths(2200), agreedHow: null }, edit);
    expect((await read(id)).subtotal).toBe(rupees(300));
    expect(codeOf(await setLineQuantity(id, { lineId, quantity: thousandths(1000) }, edit))).toBe("order.line-replaced");
  });

  test("a replacement that is left out again does not come back beside the line that was wanted", async () => {
    const { id, lineId } = await tomatoes();
    const cherry = await makeProduct({ price: rupees(200), stockQuantity: 5000 });
    const line = { kind: "product" as const, productId: cherry.id, quantity: thousandths(2000) };
    await replaceLine(id, { lineId, line, agreedHow: null }, edit);
    const sent = (await read(id)).lines[1]?.id ?? 0;
    await removeLine(id, sent, edit);
    expect(codeOf(await setLineQuantity(id, { lineId, quantity: thousandths(1000) }, edit))).toBe("done");
    expect(codeOf(await setLineQuantity(id, { lineId: sent, quantity: thousandths(2000) }, edit))).toBe("order.line-gone");
    expect(codeOf(await packLine(id, { lineId: sent, packed: thousandths(2000), agreedHow: null }, edit))).toBe(
      "order.line-gone",
    );
    expect((await read(id)).subtotal).toBe(rupees(150));
  });

  test("with the customer's yes a replacement costs its own price", async () => {
    const { id, lineId } = await tomatoes();
    const cherry = await makeProduct({ price: rupees(200), stockQuantity: 5000 });
    const line = { kind: "product" as const, productId: cherry.id, quantity: thousandths(2000) };
    await replaceLine(id, { lineId, line, agreedHow: "WhatsApp" }, edit);
    expect(await read(id)).toMatchObject({ subtotal: rupees(400), lines: [{}, { agreedHow: "WhatsApp" }] });
  });
});

describe("who may edit when", () => {
  test.each(orderStatuses)("A4.11 a %s order is edited only while it is neither cancelled nor delivered", async (status) => {
    const { id } = await makeOrder({ status });
    const lineId = await firstLine(id);
    const isClosed = status === "cancelled" || status === "delivered";
    expect(codeOf(await removeLine(id, lineId, edit))).toBe(isClosed ? "order.closed" : "done");
  });

  test("a customer edits their own order while it is pending, and nobody else's", async () => {
    const [customer, other] = await Promise.all([makeUser(), makeUser()]);
    const { id, lineId } = await tomatoes({ userId: customer.id });
    const own: Edit = { ...edit, author: { kind: "customer", id: customer.id } };
    const rice = await makeProduct({ stockQuantity: 5000, price: rupees(50) });
    const line = { kind: "product" as const, productId: rice.id, quantity: thousandths(1000) };
    expect(codeOf(await addLine(id, line, { ...own, author: { kind: "customer", id: other.id } }))).toBe("order.not-found");
    expect(codeOf(await addLine(id, line, own))).toBe("done");
    expect(await readInbox(customer.id)).toEqual([]); // agreed by the customer
    await saveOrder(id, { status: "confirmed" }, { version: null, by });
    expect(codeOf(await addLine(id, line, own))).toBe("order.not-yours-to-edit");
    expect(codeOf(await removeLine(id, lineId, own))).toBe("order.not-yours-to-edit");
  });

  test("an edit of another version than is saved is refused", async () => {
    const { id, lineId } = await tomatoes();
    await saveOrder(id, { deliveryNotes: "Ring" }, { version: 1, by });
    expect(codeOf(await removeLine(id, lineId, byStaff(by, { version: 1 })))).toBe("order.changed-meanwhile");
  });

  test("one press that arrives twice adds one line, other contents under its key are refused", async () => {
    const { id } = await makeOrder();
    const press = byStaff(by, { version: 1, key: "one-press-of-add" });
    const rice = await makeProduct({ price: rupees(50) });
    const line = { kind: "product" as const, productId: rice.id, quantity: thousandths(1000) };
    expect((await Promise.all([addLine(id, line, press), addLine(id, line, press)])).map(codeOf)).toEqual(["done", "done"]);
    expect((await read(id)).lines).toHaveLength(2);
    expect(codeOf(await addLine(id, { ...line, quantity: thousandths(2000) }, press))).toBe("key.reused");
  });

  test("a customer reads once, when nothing can be taken back any more, that staff changed the order", async () => {
    const customer = await makeUser();
    const { id, lineId } = await tomatoes({ userId: customer.id });
    await setLineQuantity(id, { lineId, quantity: thousandths(1000) }, edit);
    await packLine(id, { lineId, packed: thousandths(900), agreedHow: null }, edit);
    const inbox = await readInbox(customer.id);
    expect(inbox.map(({ content }) => content)).toEqual(["The total is now Rs. 235. Rs. 235 is to be paid."]);
  });
});

describe("where it goes", () => {
  const address = {
    customerName: "Ayesha Khan",
    customerPhone: "+923012345678",
    deliveryAddress: "House 9, Street 1",
    landmark: null,
  };

  test("another zone brings its own charge and its own rule for what is added later", async () => {
    await makeZone({ name: "Cantt", deliveryCharge: rupees(250), minOrderForFreeDelivery: rupees(400) });
    const { id } = await makeOrder({ zoneCharge: rupees(100), zoneFreeAbove: rupees(200) });
    const delivery = { ...address, deliveryZone: "Cantt" };
    expect(codeOf(await saveDelivery(id, { delivery, charge: null, agreedTotal: null }, edit))).toBe("done");
    expect(await read(id)).toMatchObject({ deliveryZone: "Cantt", deliveryCharge: rupees(250), total: rupees(550) });
    const dear = await makeProduct({ price: rupees(200) });
    await addLine(id, { kind: "product", productId: dear.id, quantity: thousandths(1000) }, edit);
    expect(await read(id)).toMatchObject({ deliveryCharge: 0, total: rupees(500) });
  });

  test("a charge that staff set stays whatever is added", async () => {
    await makeZone({ name: "Gulgasht Colony", deliveryCharge: rupees(100), minOrderForFreeDelivery: rupees(400) });
    const { id } = await makeOrder();
    const delivery = { ...address, deliveryZone: "Gulgasht Colony" };
    await saveDelivery(id, { delivery, charge: rupees(60), agreedTotal: null }, edit);
    const dear = await makeProduct({ price: rupees(900) });
    await addLine(id, { kind: "product", productId: dear.id, quantity: thousandths(1000) }, edit);
    expect(await read(id)).toMatchObject({ deliveryCharge: rupees(60), total: rupees(1260) });
  });

  test("a customer is asked before a dearer zone raises the total", async () => {
    const customer = await makeUser();
    await makeZone({ name: "Bosan Road", deliveryCharge: rupees(250), minOrderForFreeDelivery: 0 });
    const { id } = await makeOrder({ userId: customer.id });
    const own: Edit = { ...edit, author: { kind: "customer", id: customer.id } };
    const delivery = { ...address, deliveryZone: "Bosan Road" };
    expect(codeOf(await saveDelivery(id, { delivery, charge: null, agreedTotal: null }, own))).toBe("order.total-rises");
    expect(codeOf(await saveDelivery(id, { delivery, charge: null, agreedTotal: rupees(550) }, own))).toBe("done");
    expect((await read(id)).total).toBe(rupees(550));
  });

  test("an area that is not served is refused", async () => {
    const { id } = await makeOrder();
    const delivery = { ...address, deliveryZone: "Lahore" };
    expect(codeOf(await saveDelivery(id, { delivery, charge: null, agreedTotal: null }, edit))).toBe("zone.not-served");
  });
});

test("edits of two people, of stock and a cancelling at once keep totals, ledger and what is due exact", async () => {
  const [one, two] = await Promise.all([1, 2].map(() => makeProduct({ stockQuantity: 40_000, price: rupees(10) })));
  if (!one || !two) throw new Error("no products");
  for (let round = 0; round < 10; round += 1) {
    const { id } = await makeOrder({ product: one, quantity: 2000 });
    const lineId = await firstLine(id);
    const add = (productId: number) => addLine(id, { kind: "product", productId, quantity: thousandths(1000) }, edit);
    const outcomes = await Promise.all([
      add(two.id),
      setLineQuantity(id, { lineId, quantity: thousandths(1000 + 1000 * (round % 4)) }, edit),
      round % 2 === 0 ? removeLine(id, lineId, edit) : add(one.id),
      saveOrder(id, { status: round % 3 === 0 ? "cancelled" : "confirmed" }, { version: null, by }),
      saveOrder(id, { isPaid: true }, { version: null, by }),
    ]);
    expect(outcomes.some(({ ok }) => ok)).toBe(true);
    const order = await read(id);
    const sum = order.lines.reduce((total, { lineTotal }) => total + lineTotal, 0);
    expect(order.subtotal).toBe(sum);
    expect(order.total).toBe(sum + order.deliveryCharge);
    for (const product of [one, two]) {
      const held = order.lines
        .filter((line) => line.productId === product.id)
        .reduce((total, line) => total + (line.packedQuantity ?? line.quantity), 0);
      expect((await ledgerOf(product.id, id)) ?? 0).toBe(order.status === "cancelled" ? 0 : 0 - held);
    }
  }
});
