import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { placeOrder } from "#app/domain/checkout/place-order.server.ts";
import { deliverOutbox } from "#app/domain/messaging/deliver-outbox.server.ts";
import { findOrderValues } from "#app/domain/messaging/order-values.server.ts";
import { formatMoney, maxPaisa, type Paisa, paisa, rupees } from "#app/lib/money.ts";
import type { Outcome } from "#app/lib/outcome.ts";
import { thousandths } from "#app/lib/quantity.ts";
import { db } from "#app/platform/db.server.ts";
import { byStaff } from "#tests/fixtures/by-staff.ts";
import { checkoutOf } from "#tests/fixtures/checkout-of.ts";
import { fillCart } from "#tests/fixtures/fill-cart.ts";
import { startMailServer } from "#tests/fixtures/mail-server.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { orderSold, sellAt } from "#tests/fixtures/sell-at-counter.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { openShop } from "#tests/support/shop-pages.tsx";
import { orderTotal } from "./order-total.ts";
import { packLine } from "./pack-line.server.ts";
import { receivePayment } from "./receive-payment.server.ts";
import { refundOrder } from "./refund-order.server.ts";
import { saveDelivery } from "./save-delivery.server.ts";

const admin = await makeStaff("admin");
const codeOf = (outcome: Outcome<unknown>) => (outcome.ok ? "done" : outcome.refusal.code);
const setRounding = (roundTotals: string) =>
  db.setting.upsert({
    where: { key: "site" },
    create: { key: "site", value: { roundTotals } },
    update: { value: { roundTotals } },
  });
afterEach(async () => {
  await db.setting.deleteMany({ where: { key: "site" } });
  await db.outbox.deleteMany();
});

const read = (id: number) =>
  db.order.findUniqueOrThrow({
    where: { id },
    include: { lines: { orderBy: { id: "asc" } }, payments: { orderBy: { id: "asc" } } },
  });
type Order = Awaited<ReturnType<typeof read>>;

const shopper = async () => {
  const user = await makeUser({ language: "en" });
  return { user, cookie: await signIn(user) };
};

/** A web order of weights that end in paisa: 1.25 kg at Rs. 119.99 and 0.75 kg at Rs. 70.50, Rs. 202.87 and the delivery. */
async function placed(user: { id: number; email: string | null }, wanted: Record<string, string> = {}) {
  const weighed = { soldByWeight: true, quantityStep: 250, unit: "kg" };
  const aloo = await makeProduct({ ...weighed, name: "Aloo", price: rupees(119.99) });
  const pyaz = await makeProduct({ ...weighed, name: "Pyaz", price: rupees(70.5) });
  await fillCart(user.id, [
    { product: aloo, quantity: 1.25 },
    { product: pyaz, quantity: 0.75 },
  ]);
  const outcome = await placeOrder(user, checkoutOf(wanted));
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return read(outcome.value.orderId);
}

const toHouse9 = ({ deliveryZone }: Order) => ({
  ...{ customerName: "Ayesha", customerPhone: "+923012345678", deliveryZone },
  ...{ deliveryAddress: "House 9", landmark: null },
});

const adds = ({ subtotal, deliveryCharge, rounding, total, lines }: Order) =>
  lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0) === subtotal && subtotal + deliveryCharge + rounding === total;

describe("a total", () => {
  test.each([
    [202.87, 100, 203, 0.13],
    [202.49, 100, 202, -0.49],
    [202.5, 100, 203, 0.5],
    [0.49, 100, 0, -0.49],
    [202.5, 500, 205, 2.5],
    [202.49, 500, 200, -2.49],
    [205, 1000, 210, 5],
    [204.99, 1000, 200, -4.99],
    [202.87, 0, 202.87, 0],
    [0, 1000, 0, 0],
  ])("of Rs. %d rounded to %d paisa is Rs. %d: half up, and the rounding is what was added", (exact, step, total, rounding) => {
    expect(orderTotal({ subtotal: rupees(exact), charge: 0, step })).toEqual({
      total: rupees(total),
      rounding: rupees(rounding),
    });
  });

  test("never passes what the database holds by being rounded", () => {
    for (const step of [100, 500, 1000])
      for (const charge of [0, 1, 499, 500])
        expect(orderTotal({ subtotal: maxPaisa - charge, charge, step }).total).toBeLessThanOrEqual(maxPaisa);
  });
});

describe("what is payable", () => {
  test("is whole rupees by default, to 5 or 10 or with its paisa as the settings say, of web and counter alike", async () => {
    const { user } = await shopper();
    const sell = sellAt(admin);
    for (const [choice, web, counter] of [
      ["1", 403, 40],
      ["5", 405, 40],
      ["10", 400, 40],
      ["0", 402.87, 39.96],
    ] as const) {
      await setRounding(choice);
      const order = await placed(user);
      expect([choice, order.total, order.due, order.payments[0]?.amount]).toEqual([choice, ...Array(3).fill(rupees(web))]);
      expect(adds(order)).toBe(true);
      const product = await makeProduct({ soldByWeight: true, quantityStep: 1, unit: "kg", price: rupees(119.99) });
      const basket = JSON.stringify([{ product: product.id, quantity: 333, shown: product.price }]);
      const sold = await orderSold((await sell({ kind: "counter", basket, cash: "40" })).location);
      expect([sold.total, sold.received, sold.isPaid]).toEqual([rupees(counter), rupees(counter), true]);
    }
  });

  test("is whole rupees after a weight, a new charge and a replaced address; placed orders keep their paisa", async () => {
    const { user } = await shopper();
    const order = await placed(user);
    const [aloo] = order.lines;
    await packLine(order.id, { lineId: aloo?.id ?? 0, packed: thousandths(1310), agreedHow: null }, byStaff(admin.id));
    const packed = await read(order.id);
    expect(adds(packed) && packed.total % 100 === 0 && packed.rounding !== order.rounding).toBe(true);
    const delivery = toHouse9(order);
    await saveDelivery(order.id, { delivery, charge: rupees(33.33), agreedTotal: null }, byStaff(admin.id));
    const moved = await read(order.id);
    expect(adds(moved) && moved.total % 100 === 0 && moved.deliveryCharge === rupees(33.33)).toBe(true);

    const old = await makeOrder({ subtotal: rupees(104.5), userId: user.id });
    await saveDelivery(old.id, { delivery, charge: rupees(50), agreedTotal: null }, byStaff(admin.id));
    expect(await read(old.id)).toMatchObject({ total: rupees(154.5), rounding: 0 });
  });

  test("of a change of the setting an order that is placed keeps its own; a checkout that was open is asked about a higher total", async () => {
    const { user, cookie } = await shopper();
    const order = await placed(user);
    await setRounding("10");
    const [aloo] = order.lines;
    await packLine(order.id, { lineId: aloo?.id ?? 0, packed: thousandths(1240), agreedHow: null }, byStaff(admin.id));
    expect((await read(order.id)).total % 1000).not.toBe(0);

    const product = await makeProduct({ price: rupees(106) });
    await fillCart(user.id, [{ product, quantity: 1 }]);
    await setRounding("1");
    const shown = /name="shown" value="([^"]*)"/.exec((await openShop("/checkout", { cookie })).html)?.[1] ?? "";
    await setRounding("10");
    expect(codeOf(await placeOrder(user, checkoutOf({ shown })))).toBe("cart.total-rose");
  });
});

describe("a refund", () => {
  const give = (id: number, amount: number, cause: "overpaid" | "goodwill" | "corrected" = "goodwill") =>
    refundOrder(id, { amount: rupees(amount), cause, note: null }, { version: null, key: null, by: admin.id }).then(codeOf);
  const receive = async (id: number, amount: Paisa) => {
    const [payment] = (await read(id)).payments;
    const receipt = { amount, method: "cash" as const, reference: null };
    expect(codeOf(await receivePayment(payment?.id ?? 0, receipt, { version: null, key: null, by: admin.id }))).toBe("done");
  };

  test("moves whole rupees; what an order of before owes in paisa can go back whole", async () => {
    const { user } = await shopper();
    const { id, total } = await placed(user);
    await receive(id, paisa(total + 150));
    expect(await give(id, 1.2, "overpaid")).toBe("refund.whole-rupees");
    expect(await give(id, 1.5, "overpaid")).toBe("done");
    expect(await give(id, 20.5)).toBe("refund.whole-rupees");
    expect(await give(id, 20)).toBe("done");
    const after = await read(id);
    expect([adds(after), after.due, after.total]).toEqual([true, 0, total - rupees(20)]);

    const free = await placed(user);
    await saveDelivery(free.id, { delivery: toHouse9(free), charge: rupees(0), agreedTotal: null }, byStaff(admin.id));
    await receive(free.id, rupees(203));
    expect(await give(free.id, 203)).toBe("done");
    expect(await read(free.id)).toMatchObject({ subtotal: 0, total: 0, due: 0, rounding: 0 });

    const old = await makeOrder({ subtotal: rupees(104.5), isPaid: true });
    expect(await give(old.id, 3.25)).toBe("refund.whole-rupees");
    expect(await give(old.id, 204.5)).toBe("done");
    expect((await read(old.id)).due).toBe(0);
  });

  test("of goodwill credits whole rupees where paisa came in", async () => {
    const { user } = await shopper();
    const { id } = await placed(user);
    await receive(id, rupees(100.5));
    expect(await give(id, 100.5)).toBe("refund.whole-rupees");
    expect(await give(id, 100)).toBe("done");
    expect((await read(id)).total % 100).toBe(0);
  });
});

let mail: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  mail = await startMailServer();
  return () => mail.stop();
});

/** The text of a page: its tags gone, its blanks plain. */
const textOf = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll("&nbsp;", " ")
    .replaceAll(/\s+/g, " ");
const plain = (text: string) => text.replaceAll("\u00a0", " ");

/** What stands after a label, up to the end of its amount. */
const amountAfter = (text: string, label: string) =>
  new RegExp(`${label}[:)]? (-?Rs\\. [\\d,]+(?:\\.\\d\\d)?)`).exec(text)?.[1] ?? null;

/** An order of every kind that weights leave paisa in. */
const orders: Record<string, (user: { id: number; email: string | null }) => Promise<number>> = {
  "as it was ordered": async (user) => (await placed(user)).id,
  "weighed anew": async (user) => {
    const { id, lines } = await placed(user);
    await packLine(id, { lineId: lines[0]?.id ?? 0, packed: thousandths(1310), agreedHow: null }, byStaff(admin.id));
    return id;
  },
  "partly paid": async (user) => {
    const { id, payments } = await placed(user, { delivery_address: "House 8" });
    const receipt = { amount: rupees(100), method: "cash" as const, reference: null };
    await receivePayment(payments[0]?.id ?? 0, receipt, { version: null, key: null, by: admin.id });
    return id;
  },
};

describe("every place that tells an order's money", () => {
  test.each(Object.keys(orders))("tells the same whole-rupee total and due of an order %s", async (kind) => {
    const { user, cookie } = await shopper();
    const id = (await orders[kind]?.(user)) ?? 0;
    const { total, due, rounding } = await read(id);
    const [said, open, rounded] = [total, due, rounding].map((amount) => plain(formatMoney(paisa(amount)))) as [
      string,
      string,
      string,
    ];
    expect([total % 100, due % 100, rounding === 0]).toEqual([0, 0, false]);

    const own = textOf((await openShop(`/order/${id}`, { cookie })).html);
    expect([amountAfter(own, "Total"), amountAfter(own, "Rounding")]).toEqual([said, rounded]);
    expect(own).toContain(open);
    const desk = textOf((await openAdmin(`/admin/orders/${id}`, admin)).html);
    expect([amountAfter(desk, "Total"), amountAfter(desk, "Rounding"), amountAfter(desk, "To be paid")]).toEqual([
      said,
      rounded,
      open,
    ]);
    for (const paper of ["invoice", "slip"]) {
      const text = textOf((await openAdmin(`/admin/orders/${id}/${paper}`, admin)).html);
      expect([paper, amountAfter(text, "Rounding"), amountAfter(text.slice(text.indexOf("Rounding")), "Total")]).toEqual([
        paper,
        rounded,
        said,
      ]);
      expect(text).toContain(open);
    }
    const rider = textOf((await openAdmin(`/admin/orders/${id}/rider`, admin)).html);
    expect(rider).toContain(open);
    expect(rider).not.toMatch(/Rs\. [\d,]+\.\d\d/);
    const values = (await findOrderValues(id))?.values;
    expect([values?.total, values?.amount_due]).toEqual([said, open].map((text) => text.replace("Rs. ", "")));
    const list = textOf((await openAdmin("/admin/orders", admin)).html);
    expect(list).toContain(due === total ? said : open);
    const payments = textOf((await openAdmin("/admin/payments?tab=collect", admin)).html);
    expect(payments).toContain(open.replace("Rs.", "PKR"));
  });

  test("so does the confirmation by e-mail, and the cart, the rail and the checkout before the order is placed", async () => {
    const { user, cookie } = await shopper();
    const product = await makeProduct({ soldByWeight: true, quantityStep: 250, price: rupees(119.99), unit: "kg" });
    await fillCart(user.id, [{ product, quantity: 1.25 }]);
    await db.user.update({ where: { id: user.id }, data: { zone: "Gulgasht Colony" } });
    const pages = await Promise.all(["/cart", "/checkout"].map(async (path) => textOf((await openShop(path, { cookie })).html)));
    mail.emails.length = 0;
    const outcome = await placeOrder(user, checkoutOf());
    const { id, total, rounding } = await read(outcome.ok ? outcome.value.orderId : 0);
    const [said, rounded] = [total, rounding].map((amount) => plain(formatMoney(paisa(amount))));
    for (const page of pages) expect([amountAfter(page, "Rounding"), amountAfter(page, "Total")]).toEqual([rounded, said]);
    await deliverOutbox();
    const emails = mail.emails.map(({ source }) => plain(source.replaceAll("=\r\n", "").replaceAll("=C2=A0", " ")));
    const text = emails.find((email) => email.includes(String(id).padStart(6, "0")));
    for (const fact of [said, rounded]) expect(text).toContain(fact);
  });
});
