import { beforeAll, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { stockCounter } from "#tests/fixtures/counter-goods.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { sellAt } from "#tests/fixtures/sell-at-counter.ts";
import { setPayees } from "#tests/fixtures/set-payees.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";

const cashier = await makeStaff("viewer", [{ sectionKey: "orders", level: "edit" }]);
const { basket } = await stockCounter(10_000_000);
const sell = sellAt(cashier);
beforeAll(() => setPayees({ jazzcash: {}, bank_transfer: {}, raast: {} }));

/** Two teas, 750 g of potatoes and a phone card, Rs. 1,061.25: Rs. 1,061 to pay. */
const total = 106_100;

const orderOf = (location: string | null) =>
  db.order.findUniqueOrThrow({
    where: { id: Number(/done=(\d+)/.exec(location ?? "")?.[1]) },
    include: { payments: { include: { entries: true }, orderBy: { id: "asc" } } },
  });

/** One payment as form fields. */
const row = (at: number, method: string, amount = "", reference = "") => ({
  [`payment_method_${at}`]: method,
  [`payment_amount_${at}`]: amount,
  [`payment_reference_${at}`]: reference,
});

const paymentsOf = async (location: string | null) =>
  (await orderOf(location)).payments.map(({ method, status, amount, gatewayName, gatewayTransactionId, entries }) => [
    method,
    gatewayName,
    status,
    amount,
    gatewayTransactionId,
    entries.map((entry) => [entry.kind, entry.amount, entry.tendered, entry.change]),
  ]);

test("the counter offers every way to pay that the shop has, and those alone", async () => {
  const { html } = await openAdmin("/admin/orders/new", cashier);
  const offered = [...html.matchAll(/<option value="(\w+)">(?:Card|Bank transfer|JazzCash|EasyPaisa|Raast)</g)].map(
    ([, value]) => value,
  );
  expect([...new Set(offered)]).toEqual(["card", "bank_transfer", "jazzcash", "raast"]);
});

test("cash alone is paid as always, and what was handed over and went back is on record", async () => {
  const { location } = await sell({ basket, cash: "1500" });
  expect(await orderOf(location)).toMatchObject({ paymentMethod: "cash", isPaid: true, total, received: total, due: 0 });
  expect(await paymentsOf(location)).toEqual([
    ["cash", "cash", "completed", total, null, [["charge", total, 150_000, 150_000 - total]]],
  ]);
  const { id } = await orderOf(location);
  const page = await openAdmin(`/admin/orders/${id}`, cashier);
  expect(page.html).toContain("Handed over Rs. 1,500, change Rs. 439");
  const { html } = await openAdmin(`/admin/orders/${id}`, { cookie: cashier.cookie, lang: "ur" });
  expect(html).toContain("Diye Rs. 1,500, wapas Rs. 439");
});

test("no cash typed is the exact amount", async () => {
  expect(await paymentsOf((await sell({ basket })).location)).toEqual([
    ["cash", "cash", "completed", total, null, [["charge", total, total, 0]]],
  ]);
});

test("a sale is paid whole by another method, with its reference", async () => {
  const { location } = await sell({ basket, ...row(0, "jazzcash", "", "TX 1001") });
  expect(await orderOf(location)).toMatchObject({ paymentMethod: "jazzcash", isPaid: true, status: "delivered" });
  expect(await paymentsOf(location)).toEqual([
    ["jazzcash", "jazzcash", "completed", total, "TX 1001", [["charge", total, null, null]]],
  ]);
  const page = await openAdmin(`/admin/orders/${(await orderOf(location)).id}`, cashier);
  expect(page.html).toContain("JazzCash · Rs. 1,061");
  expect(page.html).toContain("Reference TX 1001");
});

test("a sale is split over several payments whose sum is its total, each in the books once", async () => {
  const { location } = await sell({
    basket,
    cash: "200",
    ...row(0, "jazzcash", "500", "TX 2001"),
    ...row(1, "bank_transfer", "300", "HBL-77001"),
    ...row(2, "card", "161"),
  });
  expect(await orderOf(location)).toMatchObject({ paymentMethod: "jazzcash", isPaid: true, received: total, due: 0 });
  expect(await paymentsOf(location)).toEqual([
    ["jazzcash", "jazzcash", "completed", 50_000, "TX 2001", [["charge", 50_000, null, null]]],
    ["bank_transfer", null, "completed", 30_000, "HBL-77001", [["charge", 30_000, null, null]]],
    ["card", null, "completed", 16_100, null, [["charge", 16_100, null, null]]],
    ["cash", "cash", "completed", 10_000, null, [["charge", 10_000, 20_000, 10_000]]],
  ]);
  const { html } = await openAdmin(location ?? "", cashier);
  expect(html).toContain("Change due: Rs. 100");
});

test.each([
  ["too much", { ...row(0, "jazzcash", "2000", "TX 3001") }, 409, "That is Rs. 939 more than the total.", "payment_amount_0"],
  ["too little cash", { cash: "10", ...row(0, "jazzcash", "1000", "TX 3002") }, 409, "Rs. 51 is missing.", "cash"],
  ["cash nobody needs", { cash: "10", ...row(0, "card", "1061") }, 409, "Please take the cash out.", "cash"],
  ["no amount", { ...row(0, "card", "soon") }, 400, "Please enter an amount in rupees", "payment_amount_0"],
  ["nothing", { ...row(0, "card", "0") }, 400, "Please enter an amount in rupees", "payment_amount_0"],
  ["two rests", { ...row(0, "card"), ...row(1, "jazzcash") }, 400, "Please fill this in.", "payment_amount_1"],
  ["no method", { ...row(1, "", "100", "TX 3003") }, 400, "Please fill this in.", "payment_method_1"],
  ["another method", { ...row(0, "easypaisa", "", "TX 3004") }, 409, "not offered at the moment", "payment_method_0"],
  ["no method of the shop", { ...row(0, "gold") }, 400, "Please choose one from the list.", "payment_method_0"],
] as const)(
  "a sale paid with %s is refused at the field, and nothing that was typed is lost",
  async (_, fields, status, said, at) => {
    const before = await db.order.count();
    const refused = await sell({ basket, customer_name: "Bilal", list: "2 kilo aloo", ...fields });
    expect(refused.status).toBe(status);
    expect(refused.html).toContain(said);
    expect(refused.html).toMatch(new RegExp(`id="${at}-error"`));
    for (const value of ["Bilal", "2 kilo aloo", ...Object.values(fields)])
      expect(refused.html).toContain(value === "gold" ? "" : value);
    expect(await db.order.count()).toBe(before);
  },
);

test("one transfer pays one sale: its reference is refused elsewhere and in the same sale, however it is typed", async () => {
  await sell({ basket, ...row(0, "jazzcash", "", "TX 4001") });
  await makeOrder({ paymentMethod: "bank_transfer", paymentReference: "HBL 4002" });
  const before = await db.order.count();
  for (const fields of [
    row(0, "jazzcash", "", "tx-4001"),
    row(0, "bank_transfer", "", "hbl4002"),
    { ...row(0, "raast", "500", "R 4003"), ...row(1, "raast", "", "r-4003") },
  ]) {
    const refused = await sell({ basket, ...fields });
    expect([refused.status, /stands on order #\d+ already|is booked on this order already/.test(refused.html)]).toEqual([
      409,
      true,
    ]);
    expect(refused.html).toMatch(/id="payment_reference_\d-error"/);
  }
  expect(await db.order.count()).toBe(before);
  const other = await sell({ basket, ...row(0, "raast", "", "TX 4001") });
  expect((await orderOf(other.location)).isPaid).toBe(true);
});

test("of two tills that send the same transfer at once one sells", async () => {
  const sold = await Promise.all([1, 2, 3].map(() => sell({ basket, ...row(0, "jazzcash", "", "TX 5001") })));
  expect(sold.filter(({ location }) => location).length).toBe(1);
  expect(await db.payment.count({ where: { gatewayTransactionId: "TX 5001" } })).toBe(1);
});

test("one press is one sale with its payments; the same press with other payments is told which order it made", async () => {
  const split = { basket, ...row(0, "card", "500") };
  const first = await sell(split, "split-press-one");
  expect((await sell(split, "split-press-one")).location).toBe(first.location);
  expect((await orderOf(first.location)).payments).toHaveLength(2);
  const changed = await sell({ basket, ...row(0, "card", "600") }, "split-press-one");
  expect([changed.status, changed.html.includes("already written down as order")]).toEqual([409, true]);
});

test("for a caller nothing is paid yet, whatever stands in the rows", async () => {
  const { location } = await sell({
    basket,
    kind: "phone",
    customer_name: "Amna",
    customer_phone: "0301 7654321",
    delivery_address: "House 3",
    delivery_zone: "Gulgasht Colony",
    ...row(0, "card", "100"),
  });
  expect(await orderOf(location)).toMatchObject({ isPaid: false, paymentMethod: "cash", received: 0 });
});

test("the slip of a sale over the counter says who sold what and how it was paid, in both languages, and nothing of a delivery", async () => {
  const { location } = await sell({ basket, cash: "1000", ...row(0, "jazzcash", "500", "TX 6001") });
  const { id } = await orderOf(location);
  const slip = async (lang: "en" | "ur") => {
    const { html } = await openAdmin(`/admin/orders/${id}/slip?lang=${lang}`, cashier);
    return html
      .slice(html.indexOf("<article"))
      .replace(/<[^>]+>/g, " ")
      .replace(/\s+/g, " ");
  };
  const english = await slip("en");
  for (const said of ["Danedar Tea", "Total Rs. 1,061", "JazzCash TX 6001 Rs. 500", "Cash Rs. 1,000", "Change Rs. 439"])
    expect(english).toContain(said);
  expect(english).toMatch(/Cashier \S+/);
  expect(english).not.toMatch(/Deliver|Tracking|track|Cash on Delivery|Counter Counter/);
  const urdu = await slip("ur");
  for (const said of ["Total Rs. 1,061", "JazzCash TX 6001 Rs. 500", "Cash Rs. 1,000", "Wapas diye Rs. 439", "Cashier"])
    expect(urdu).toContain(said);
  expect(urdu).not.toMatch(/pohanchana|Tracking|Delivery/);
});
