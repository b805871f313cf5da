import { describe, expect, test } from "vitest";
import { discountOf, parseDiscount } from "#app/domain/orders/discount.ts";
import { packLine } from "#app/domain/orders/pack-line.server.ts";
import { rupees } from "#app/lib/money.ts";
import { thousandths } from "#app/lib/quantity.ts";
import { db } from "#app/platform/db.server.ts";
import { byStaff } from "#tests/fixtures/by-staff.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { answerTo, post, returnedForm, shownToast } from "#tests/fixtures/request.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { action } from "./$orderId.tsx";

const admin = await makeStaff("admin");
const cashier = await makeStaff("viewer", [{ sectionKey: "orders", level: "edit" }]);
const viewer = await makeStaff("viewer");

type Form = Record<string, string>;
const save = (id: number, query: string, form: Form, { cookie } = admin) =>
  answerTo(action(post(`/admin/orders/${id}?${query}`, form, { cookie, params: { orderId: String(id) } })));
const discount = (id: number, form: Form, by = admin) =>
  save(id, "edit=discount", { price_reason: "Regular customer", ...form }, by);
const read = (id: number) =>
  db.order.findUniqueOrThrow({ where: { id }, include: { lines: { orderBy: { id: "asc" } }, payments: true } });
const textOf = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ");
const page = async (path: string, lang: "en" | "ur" = "en") =>
  textOf((await openAdmin(path, { cookie: admin.cookie, lang })).html);
const adds = ({ subtotal, deliveryCharge, rounding, total, lines }: Awaited<ReturnType<typeof read>>) =>
  lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0) === subtotal && subtotal + deliveryCharge + rounding === total;

test.each([
  ["50", 300, 50],
  ["-50", 300, 50],
  ["Rs. 1,250", 3000, 1250],
  ["10%", 300, 30],
  ["-12.5 %", 300, 38],
  ["100%", 299.5, 299.5],
  ["0", 300, 0],
])("a discount typed as %s takes off Rs. %d Rs. %d", (typed, sum, off) => {
  const read = parseDiscount(typed);
  expect(read && discountOf(read, rupees(sum))).toBe(rupees(off));
});

test.each(["", "ten", "101%", "1e9", "10%%", "5 % 5"])("%j is no discount", (typed) => {
  expect(parseDiscount(typed)).toBeNull();
});

describe("a discount of the bill", () => {
  test("lowers what is due, is a line of its own with its reason on page and papers, and one takes the place of another", async () => {
    const { id } = await makeOrder();
    const answer = await discount(id, { discount: "10%" });
    expect([answer.status, shownToast(answer)]).toEqual([302, "The discount is on the bill."]);
    const given = await read(id);
    expect(given).toMatchObject({ total: rupees(370), due: rupees(370), deliveryCharge: rupees(100) });
    expect(given.lines.at(-1)).toMatchObject({
      lineTotal: -rupees(30),
      priceReason: "Regular customer",
      discountedById: admin.id,
    });
    expect(given.payments[0]?.amount).toBe(rupees(370));
    for (const path of ["", "/invoice", "/slip"])
      expect(await page(`/admin/orders/${id}${path}`)).toContain("Discount: Regular customer");
    expect(await page(`/admin/orders/${id}/invoice?lang=ur`)).toContain("Riayat: Regular customer");
    expect(await page(`/admin/orders/${id}`)).toContain("Discount: Rs. 30 (Regular customer)");
    expect(await page(`/admin/orders/${id}/rider`)).toContain("Rs. 370");

    await discount(id, { discount: "45.50", price_reason: "Bruised" });
    const again = await read(id);
    expect([again.total, again.lines.length, adds(again)]).toEqual([rupees(354.5), 2, true]);
    await discount(id, { discount: "0", price_reason: "Not agreed" });
    expect(await read(id)).toMatchObject({ total: rupees(400), lines: [{ lineTotal: rupees(300) }] });
  });

  test("stays below the bill and within one's limit; what was typed stays, and the order is as it was", async () => {
    const { id } = await makeOrder();
    const refused = async (form: Form, by = admin) => {
      const answer = await discount(id, form, by);
      return [
        answer.status,
        returnedForm(answer).error["discount"]?.[0]?.replaceAll("\u00a0", " "),
        returnedForm(answer).initialValue["discount"],
      ];
    };
    expect(await refused({ discount: "301" })).toEqual([409, "The goods come to Rs. 300. A discount cannot be more.", "301"]);
    expect(await refused({ discount: "31" }, cashier)).toEqual([
      409,
      "You can give up to 10 %. Please ask somebody who sets prices.",
      "31",
    ]);
    expect(await refused({ discount: "11%" }, cashier)).toEqual([
      409,
      "You can give up to 10 %. Please ask somebody who sets prices.",
      "11%",
    ]);
    expect((await refused({ discount: "much" }))[0]).toBe(400);
    expect((await discount(id, { discount: "10", price_reason: " " })).status).toBe(400);
    expect((await discount(id, { discount: "10" }, viewer)).status).toBe(403);
    expect(await read(id)).toMatchObject({ total: rupees(400), version: 1 });
    expect((await discount(id, { discount: "30" }, cashier)).status).toBe(302);
  });

  test("below cost is asked about first", async () => {
    const { id } = await makeOrder();
    await db.orderLine.updateMany({ where: { orderId: id }, data: { unitCost: rupees(140) } });
    const refused = await discount(id, { discount: "50" });
    expect([refused.status, returnedForm(refused).error["discount"]]).toEqual([
      409,
      ["This is below what the goods cost. Tick the box to sell them so."],
    ]);
    expect((await discount(id, { discount: "50", below_cost: "on" })).status).toBe(302);
    expect((await read(id)).total).toBe(rupees(350));
  });

  test("is over once the order is delivered or cancelled, and stays when a line is weighed", async () => {
    for (const status of ["delivered", "cancelled"]) {
      const { id } = await makeOrder({ status });
      expect((await discount(id, { discount: "10" })).status).toBe(409);
      expect(await page(`/admin/orders/${id}`)).not.toContain("?edit=discount");
    }
    const { id, lines } = await read((await makeOrder()).id);
    await discount(id, { discount: "10" });
    await packLine(id, { lineId: lines[0]?.id ?? 0, packed: thousandths(1000), agreedHow: null }, byStaff(admin.id));
    const packed = await read(id);
    expect([packed.subtotal, adds(packed)]).toEqual([rupees(140), true]);
  });
});

describe("a lower price of a line", () => {
  const price = async (id: number, form: Form, by = admin) => {
    const lineId = (await read(id)).lines[0]?.id ?? 0;
    return save(id, `edit=line&line=${lineId}`, { intent: "price", price_reason: "Last of the crate", ...form }, by);
  };

  test("keeps the list price beside it, with the reason and who gave it", async () => {
    const { id } = await makeOrder();
    const answer = await price(id, { unit_price: "140" });
    expect([answer.status, shownToast(answer)]).toEqual([302, "The price is changed."]);
    const order = await read(id);
    expect(order.lines[0]).toMatchObject({
      ...{ listPrice: rupees(150), unitPrice: rupees(140), lineTotal: rupees(280) },
      ...{ priceReason: "Last of the crate", discountedById: admin.id },
    });
    expect([order.total, adds(order)]).toEqual([rupees(380), true]);
    const desk = await page(`/admin/orders/${id}`);
    for (const said of ["Price lowered: Last of the crate", "Rs. 150 × Tomatoes → Rs. 140 × Tomatoes"])
      expect(desk).toContain(said);
    await price(id, { unit_price: "150" });
    expect((await read(id)).lines[0]).toMatchObject({ unitPrice: rupees(150), priceReason: null, discountedById: null });
  });

  test("is at most the list's, within one's limit, and below cost asked about", async () => {
    const { id } = await makeOrder();
    const refused = async (form: Form, by = admin) => returnedForm(await price(id, form, by)).error["unit_price"]?.[0];
    expect(await refused({ unit_price: "151" })).toBe("That is above the price of the list.");
    expect(await refused({ unit_price: "134" }, cashier)).toBe("You can give up to 10 %. Please ask somebody who sets prices.");
    await db.orderLine.updateMany({ where: { orderId: id }, data: { unitCost: rupees(140) } });
    expect(await refused({ unit_price: "139" })).toBe("This is below what the goods cost. Tick the box to sell them so.");
    expect((await price(id, { unit_price: "139", below_cost: "on" })).status).toBe(302);
    expect((await price(id, { unit_price: "135" }, viewer)).status).toBe(403);
  });
});

test("the statistics say who gave off how much for which reason this month", async () => {
  await db.$executeRaw`UPDATE order_lines SET price_reason = NULL`;
  const ids = [(await makeOrder()).id, (await makeOrder()).id, (await makeOrder({ status: "pending" })).id];
  for (const id of ids) await discount(id, { discount: "20", price_reason: "Eid" });
  await db.order.update({ where: { id: ids[2] ?? 0 }, data: { status: "cancelled" } });
  const { name } = await db.user.findUniqueOrThrow({ where: { id: admin.id } });
  expect(await page("/admin/statistics")).toContain(`Discounts this month Who Why Times Given off ${name} Eid 2 Rs. 40`);
});
